export * from './book.js';
export * from './rulebook.js';
