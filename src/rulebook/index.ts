export * from './book.js';
export * from './look-up.js';
export * from './rulebook.js';
