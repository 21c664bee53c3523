/** `npm run studio [-- --root FOLDER]`: opens the workbench for questionnaires. PORT changes where. */
import { parseArgs } from 'node:util';
import { syntaxReport } from './project/syntax-report.ts';
import { STUDIO_POLICY, studioPages } from '../src/server/studio/pages.ts';
import { startStudio } from '../src/server/studio/studio-server.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const port = Number(process.env.PORT || 4190);
const studio = await startStudio({
  root: values.root,
  port,
  pages: studioPages,
  headers: { 'Content-Security-Policy': STUDIO_POLICY, 'X-Content-Type-Options': 'nosniff' },
}).catch((error: Error) => {
  console.error(
    syntaxReport() ??
      `The studio did not start: ${error.message}. Another port: PORT=${port + 1} npm run studio`,
  );
  process.exit(1);
});
console.log(`The studio is ready on ${studio.address}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void studio.close().then(() => process.exit()));
}
