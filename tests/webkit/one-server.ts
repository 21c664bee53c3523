import type { TestProject } from 'vitest/node';
import { startServer } from '../browser/draft/server-process.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declarations can only be merged with an interface
  interface ProvidedContext {
    /** Origin of the server that the files share. */
    site: string;
  }
}

/** Serves the built site to all files: starting a server takes as long as a test. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  provide('site', server.origin());
  return server.remove;
}
