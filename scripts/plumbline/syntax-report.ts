import type { Finding } from '../../src/checker/lint/rule.ts';
import { textReport } from '../../src/checker/lint/output/text.ts';
import { f1, syntaxDefects } from '../../src/checker/lint/rules/files/readable.ts';
import { parseTexts, positionAt } from '../../src/checker/project/source-file.ts';
import { readProject } from '../../src/server/project/read-files.ts';

/**
 * The syntax errors in the files of this project, in the format of `npm run validate`; null if there
 * are none. Imports none of these files itself, as the linter does.
 */
export function syntaxReport(): string | null {
  const files = parseTexts(readProject('.'));
  const found = syntaxDefects(files).map(({ offset, ...defect }): Finding => {
    const { code, name, severity } = f1;
    const text = files.find(({ path }) => path === defect.file)?.text ?? '';
    return { code, name, severity, ...defect, ...positionAt(text, offset) };
  });
  return found.length === 0 ? null : textReport(found);
}
