import { readFileSync } from 'node:fs';
import { adoptionReport, adoptSchema } from '../../src/checker/adopt/adopt-schema.ts';
import { pastedFrom } from '../../src/checker/adopt/pasted.ts';
import { newQuestionnaire } from '../../src/checker/edits/flow/new-questionnaire.ts';
import { textReport } from '../../src/checker/lint/output/text.ts';
import { RULES } from '../../src/checker/lint/rules/index.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { inWords, textOf } from '../../src/engine/core.ts';
import { readProject } from '../../src/server/project/files.ts';
import { writeChanged } from '../../src/server/project/write.ts';
import { stop } from './flows.ts';

type Options = { root: string; as: string; title?: string | undefined };

/**
 * Makes a questionnaire from a JSON Schema and what RJSF's UI schema says of its look. Whatever
 * cannot be taken over is left out and told; nothing is written unless `npm run validate` accepts it.
 */
export async function runAdopt(
  schemaFile: string,
  uiFile: string | undefined,
  { root, as: name, title }: Options,
): Promise<void> {
  const { part, problem } = pastedFrom({
    schema: contentOf(schemaFile),
    ui: uiFile === undefined ? '' : contentOf(uiFile),
  });
  if (part === undefined) return stop(problem ?? '');
  const before = readProject(root);
  const adopted = adoptSchema(before, part);
  const given = title ?? textOf(part.ui['ui:title'] ?? part.schema['title']);
  const made = newQuestionnaire(before, {
    name,
    title: given.trim() || inWords(name),
    steps: adopted.steps,
  });
  if (!made.ok) return stop(made.problems.join('\n'));
  const errors = lint(made.value, RULES, [`flows/${name}.json`]).filter(
    ({ severity }) => severity === 'error',
  );
  if (errors.length > 0) return stop(`Nothing was written, because then:\n${textReport(errors)}`);
  const { written } = await writeChanged(root, before, made.value);
  for (const path of written) console.log(`Wrote ${path}`);
  console.log(`\n${adoptionReport(adopted)}`);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return stop(`There is no file "${file}" that can be read.`);
  }
}
