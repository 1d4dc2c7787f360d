/**
 * What a heading is about, each part a keyword: "Wytrzymałość i rany" is about two things, "Obrót (cecha)" and "Tura:
 * dwie akcje" about one. Who types no more than a keyword wants the passage headed by it, so head the general passage
 * with the keyword and keep a keyword that is only touched on behind a colon or in brackets.
 */
export const keywordsOf = (heading: string): string[] =>
  heading
    .replace(/\(.*?\)/g, '')
    .replace(/:.*/, '')
    .split(/, | i | and /)
    .map(part => part.trim())
    .filter(part => part !== '');
