import { at, isAbsent, isObject, type Json } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { sqlTable } from '../../../model/sql-table.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/proof-of.ts';
import { SAMPLE_IDS } from '../../../proof/sample-ids.ts';

/** Columns that the database or the client fills in. */
const OWN = ['id', 'flow_id', 'created_at', 'updated_at'];

export const r6: LintRule = {
  code: 'R6',
  keeps:
    'The remote columns of the flows are those of the table `onboarding` and hold texts; some flow fills each.',
  severity: 'error',
  check: (model) => {
    const columns = sqlTable(model.sql, 'onboarding')?.columns.map(({ name }) => name);
    if (columns === undefined) return [];
    const filled = columns.filter((name) => !OWN.includes(name));
    return [...names(model, filled), ...types(model)];
  },
};

function names({ flow, flowPath, flowFiles }: Model, columns: readonly string[]): Defect[] {
  if (flow === undefined) return [];
  const sent = Object.keys(flow.remote.columns);
  const all = [...sent, ...Object.keys(flow.remote.quoted)];
  const others = flowFiles.flatMap(({ json }) =>
    ['columns', 'quoted'].flatMap((kind) => keysAt(json, `/remote/${kind}`)),
  );
  return [
    ...all
      .filter((name) => !columns.includes(name))
      .map((name) => ({
        file: flowPath,
        pointer: sent.includes(name) ? `/remote/columns/${name}` : `/remote/quoted/${name}`,
        message: `The table has no column "${name}": every save would fail.`,
      })),
    ...columns
      .filter((name) => !all.includes(name) && !others.includes(name))
      .map((name) => ({
        file: flowPath,
        pointer: '/remote/columns',
        message: `Nothing is sent for the column "${name}" of the table: it stays empty for every visitor.`,
      })),
  ];
}

function keysAt(json: Json | undefined, pointer: string): string[] {
  const found = at(json, pointer);
  return isObject(found) ? Object.keys(found) : [];
}

/** Computes what is sent for the visitors found by the proof. The app sends only strings. */
function types(model: Model): Defect[] {
  const { compiled, flowPath } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined) return [];
  const visitors = [...proof.ends, ...proof.reached.values()];
  const sent = { columns: compiled.columns, quoted: compiled.quotedColumns };
  return Object.entries(sent).flatMap(([kind, columns]) =>
    Object.entries(columns).flatMap(([name, value]): Defect[] => {
      const wrong = visitors
        .map(({ known }) => value({ ...known, ...proof.subject.ambient, ...SAMPLE_IDS }))
        .find((one) => !isAbsent(one) && typeof one !== 'string');
      if (wrong === undefined) return [];
      return [
        {
          file: flowPath,
          pointer: `/remote/${kind}/${name}`,
          message: `The column "${name}" takes a text, but this gives ${JSON.stringify(wrong).slice(0, 60)}: nothing is sent for such a visitor.`,
          suggestion:
            'Read the answer itself, such as { "var": "email.email" }, or turn a list into a text with "join".',
        },
      ];
    }),
  );
}
