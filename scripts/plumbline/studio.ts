import { STUDIO_POLICY, studioPages } from '../../src/server/studio/pages.ts';
import { startStudio } from '../../src/server/studio/studio-server.ts';
import { stop } from './flows.ts';
import { syntaxReport } from './syntax-report.ts';

/** Serves the workbench until the process is told to stop. */
export async function runStudio({ root, port }: { root: string; port: number }): Promise<void> {
  const studio = await startStudio({
    root,
    port,
    pages: studioPages,
    headers: { 'Content-Security-Policy': STUDIO_POLICY, 'X-Content-Type-Options': 'nosniff' },
  }).catch((error: Error) =>
    stop(
      syntaxReport() ??
        `The studio did not start: ${error.message}. Another port: npm run studio -- --port ${port + 1}`,
    ),
  );
  console.log(`The studio is ready on ${studio.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void studio.close().then(() => process.exit()));
  }
}
