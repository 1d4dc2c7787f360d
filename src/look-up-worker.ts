import { workerData } from 'node:worker_threads';
import { type Book, type Hit, type Question, Rulebook } from './rulebook/index.js';
import { serveLine } from './threads/worker.js';

const rulebook = new Rulebook(workerData as readonly Book[]);

serveLine<Question, readonly Hit[]>('look-up', question => rulebook.find(question));
