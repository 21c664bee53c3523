/**
 * Loaded before every command that imports the meta-schemas: a syntax error in one of them ends the
 * command before its first line runs, so only this can say where it is and what to write instead.
 */
import { syntaxReport } from './syntax-report.ts';

process.on('uncaughtException', (error) => {
  console.error(syntaxReport() ?? error);
  process.exit(1);
});
