interface Alarm {
  readonly due: number;
  readonly ring: () => void;
  timer: NodeJS.Timeout;
}

/** Real time plus an offset: tests move it forward to let a token expire without waiting fifteen minutes. */
export class Clock {
  #offset = 0;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return Date.now() + this.#offset;
  }

  /** Calls back once the clock has passed `ms` from now, by waiting or by being moved. Returns a way to cancel it. */
  after(ms: number, ring: () => void): () => void {
    const alarm: Alarm = {
      due: this.now() + ms,
      ring: () => {
        this.#alarms.delete(alarm);
        ring();
      },
      timer: setTimeout(() => alarm.ring(), ms),
    };
    alarm.timer.unref();
    this.#alarms.add(alarm);
    return () => {
      clearTimeout(alarm.timer);
      this.#alarms.delete(alarm);
    };
  }

  advance(ms: number): void {
    this.#offset += ms;
    const due = [...this.#alarms].filter(alarm => alarm.due <= this.now()).sort((a, b) => a.due - b.due);
    for (const alarm of due) {
      clearTimeout(alarm.timer);
      alarm.ring();
    }
    // Alarms still ahead are nearer now than the timers they were started with.
    for (const alarm of this.#alarms) {
      clearTimeout(alarm.timer);
      alarm.timer = setTimeout(() => alarm.ring(), alarm.due - this.now());
      alarm.timer.unref();
    }
  }

  stop(): void {
    for (const alarm of this.#alarms) clearTimeout(alarm.timer);
    this.#alarms.clear();
  }
}
