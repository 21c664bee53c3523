import type { LintRule } from '../../rule.ts';

/** Columns that the database or the client fills by themselves. */
const OWN = ['id', 'created_at', 'updated_at'];

export const d6: LintRule = {
  code: 'D6',
  keeps: 'The remote columns of the flow are those of the table `onboarding`.',
  severity: 'error',
  check: ({ flow, flowPath, sql }) => {
    const table = /create table (?:public\.)?onboarding \(([\s\S]*?)\n\);/.exec(sql)?.[1];
    if (flow === undefined || table === undefined) return [];
    const columns = [...table.matchAll(/^ {2}([a-z_]+) [a-z]+/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !OWN.includes(name) && name !== 'constraint' && name !== 'check');
    const sent = Object.keys(flow.remote.columns);
    const all = [...sent, ...Object.keys(flow.remote.quoted)];
    return [
      ...all
        .filter((name) => !columns.includes(name))
        .map((name) => ({
          file: flowPath,
          pointer: sent.includes(name) ? `/remote/columns/${name}` : `/remote/quoted/${name}`,
          message: `The table has no column "${name}": every save would fail.`,
        })),
      ...columns
        .filter((name) => !all.includes(name))
        .map((name) => ({
          file: flowPath,
          pointer: '/remote/columns',
          message: `Nothing is sent for the column "${name}" of the table: it stays empty for every visitor.`,
        })),
    ];
  },
};
