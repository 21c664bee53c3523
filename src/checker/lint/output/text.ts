import { answersInWords } from '../../wording/answers-in-words.ts';
import { counted } from '../../wording/counted.ts';
import type { PlacedWitness } from '../finding.ts';
import type { Reported } from './replay.ts';

/** The human-readable report: the findings and their count. */
export function textReport(findings: readonly Reported[]): string {
  const lines = findings.map((finding, index) => findingText(finding, findings[index - 1]));
  return [...lines, summary(findings)].join('\n');
}

function findingText(finding: Reported, before: Reported | undefined): string {
  const { file, line, column, severity, code, name, message, suggestion } = finding;
  return [
    `${file}:${line}:${column}  ${severity}  ${code} ${name}  ${message}`,
    `    at ${finding.pointer || '/'}`,
    ...(suggestion === undefined ? [] : [`    ${suggestion}`]),
    ...seen(finding, before),
  ].join('\n');
}

/** The witness. If it is the same visitor as in the previous finding, the answers are not repeated. */
function seen({ witness, replay }: Reported, before: Reported | undefined): string[] {
  if (witness === undefined) return [];
  if (before?.witness !== undefined && isSame(witness, before.witness)) {
    return [`    seen at ${witness.step} by the same visitor`];
  }
  return [
    `    seen at ${witness.step} with ${answersInWords(witness.answers)}`,
    ...(replay === undefined ? [] : [`    replay in npm run dev: ${replay}`]),
  ];
}

const isSame = (one: PlacedWitness, other: PlacedWitness) =>
  JSON.stringify(one) === JSON.stringify(other);

function summary(findings: readonly Reported[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'No findings: every path is proven.';
  const counts = `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
  return errors === 0 ? counts : `${counts} What follows from an error is checked once it is gone.`;
}
