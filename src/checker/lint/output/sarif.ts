import type { Json } from '../../../engine/core.ts';
import type { LintRule } from '../rule.ts';
import type { Reported } from './replay.ts';

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
