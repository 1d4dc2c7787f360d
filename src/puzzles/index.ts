export * from './kept.js';
export * from './playing.js';
export * from './sets.js';
export * from './store.js';
export * from './streak.js';
