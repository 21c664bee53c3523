import { answersInWords, counted } from '../../wording/shown.ts';
import type { Finding, LintRule, PlacedWitness } from '../rule.ts';
import { type Json, replayLink } from '../../../engine/core.ts';

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

/** SARIF 2.1.0, which code hosts show next to the lines of a pull request. */
export function sarifReport(findings: readonly Reported[], rules: readonly LintRule[]): Json {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'plumbline-validate',
            rules: rules.map(({ code, name, guarantee, severity }) => ({
              id: code,
              name,
              shortDescription: { text: guarantee },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        results: findings.map(sarifResult),
      },
    ],
  };
}

function sarifResult(finding: Reported): Json {
  const { code, severity, message, suggestion, pointer, file, line, column } = finding;
  const { witness, replay } = finding;
  return {
    ruleId: code,
    level: severity,
    message: { text: suggestion === undefined ? message : `${message} ${suggestion}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file },
          region: { startLine: line, startColumn: column },
        },
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
    properties: {
      ...(witness === undefined ? {} : { witness: JSON.stringify(witness) }),
      ...(replay === undefined ? {} : { replay }),
    },
  };
}

/** A finding as reported. `replay` opens its witness in the app on the dev server. */
export type Reported = Finding & { replay?: string };

export async function withReplayLinks(findings: readonly Finding[]): Promise<Reported[]> {
  return Promise.all(
    findings.map(async (finding) => {
      const { witness } = finding;
      if (witness === undefined) return finding;
      return { ...finding, replay: await replayLink(witness.path, witness.answers) };
    }),
  );
}
