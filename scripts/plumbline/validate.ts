import type { Finding } from '../../src/checker/lint/rule.ts';
import { sarifReport, textReport, withReplayLinks } from '../../src/checker/lint/output/text.ts';
import { p1 } from '../../src/checker/lint/rules/graph/stuck.ts';
import { RULES } from '../../src/checker/lint/rules/index.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { namedFlows } from '../../src/checker/model/chosen-flow.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { readProject } from '../../src/server/project/files.ts';
import { watchProject } from '../../src/server/project/watch.ts';
import { stop } from './flows.ts';

type Options = {
  root: string;
  flow?: string | undefined;
  format: 'text' | 'json' | 'sarif';
  watch: boolean;
  /** What is not proven is an error. */
  strict: boolean;
  /** Also ask the embedded Postgres about the migrations and about what visitors send. */
  database: boolean;
};

/** Prints what is wrong for visitors; with `watch`, again after every save, in a fraction of the time. */
export async function runValidate(options: Options): Promise<void> {
  if (options.watch) {
    await validateInTime(options);
    watchProject(options.root, () => void validateInTime(options));
    return;
  }
  const findings = await validate(options);
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** Prints the findings, and returns them. */
async function validate({
  root,
  flow,
  format,
  database,
  strict,
}: Options): Promise<readonly Finding[]> {
  const texts = readProject(root);
  const named = namedFlows(texts, flow);
  // Without a questionnaire there is one finding: that there is none.
  if (!named.ok && flow !== undefined) return stop(named.problems.join('\n'));
  const only = flow !== undefined && named.ok ? named.value : undefined;
  const found = lint(texts, RULES, only).map((finding): Finding =>
    strict && finding.code === p1.code ? { ...finding, severity: 'error' } : finding,
  );
  const isSound = found.every(({ severity }) => severity !== 'error');
  // What visitors send is known once they can be sent on their way.
  if (database && isSound) found.push(...(await databaseFindings(texts)));
  const findings = await withReplayLinks(found);
  if (format === 'json') console.log(JSON.stringify(findings, null, 2));
  else if (format === 'sarif') console.log(JSON.stringify(sarifReport(findings, RULES), null, 2));
  else console.log(textReport(findings));
  return findings;
}

/** Loads Postgres only when it is asked. */
async function databaseFindings(texts: ProjectTexts): Promise<Finding[]> {
  const { checkDatabase } = await import('../../src/server/database-check/check-database.ts');
  return await checkDatabase(texts);
}

async function validateInTime(options: Options): Promise<void> {
  const start = performance.now();
  await validate(options);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${new Date().toLocaleTimeString()}, after ${seconds} s. Waiting for the next save.\n`,
  );
}
