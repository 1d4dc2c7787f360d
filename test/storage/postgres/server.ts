import type { TestProject } from 'vitest/node';
import { raiseServer } from './own-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server, without the name of a database. */
    postgres: string;
  }
}

/** One PostgreSQL for all test files that want one, gone when they are through. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await raiseServer();
  project.provide('postgres', server.url);
  return () => server.remove();
}
