import type { Reported } from './replay.ts';

/** What a person reads: one finding after another, then the count. */
export function textReport(findings: readonly Reported[]): string {
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
  return [...lines, summary(findings)].join('\n');
}

function summary(findings: readonly Reported[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'No findings: every path is proven.';
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`;
}
