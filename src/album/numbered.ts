/** Values with a number each, in the order they came; what has the same key is the same value. */
export class Numbered<Value> {
  readonly #numbers = new Map<string, number>();
  readonly all: Value[] = [];

  of(value: Value, key: string): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.length;
      this.#numbers.set(key, number);
      this.all.push(value);
    }
    return number;
  }
}
