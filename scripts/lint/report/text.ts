import type { Reported } from './replay.ts';

/** What a person reads: one finding after another, then the count and how many are held back. */
export function textReport(findings: readonly Reported[], held = 0): string {
  const lines = findings.map((finding) => {
    const { file, line, column, severity, code, message, suggestion, witness, replay } = finding;
    return [
      `${file}:${line}:${column}  ${severity}  ${code}  ${message}`,
      `    at ${finding.pointer || '/'}`,
      ...(suggestion === undefined ? [] : [`    ${suggestion}`]),
      ...(witness === undefined
        ? []
        : [`    seen at ${witness.step} with ${JSON.stringify(witness.answers)}`]),
      ...(replay === undefined ? [] : [`    replay in npm run dev: ${replay}`]),
    ].join('\n');
  });
  return [...lines, summary(findings), ...heldBack(held)].join('\n');
}

function summary(findings: readonly Reported[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'No findings: every path is proven.';
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`;
}

function heldBack(held: number): string[] {
  if (held === 0) return [];
  const more = held === 1 ? '1 more finding may follow' : `${held} more findings may follow`;
  return [`${more} from these: mend these first, then run this again.`];
}
