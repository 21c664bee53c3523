import type { Defect } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { accessIn, type Access, type Command, type Policy } from '../../../model/sql-access.ts';
import { sqlTable } from '../../../model/sql-table.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../../../engine/core.ts';

/** The role of visitors, which everyone with the public key has. */
const VISITOR = 'anon';
/** Columns the app writes in addition to those of the flow, by table. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  onboarding: ['id'],
  onboarding_answers: ['id', 'answers', 'current_step', 'flow_version'],
};
/** Columns the app writes only when it creates a row. */
const WRITTEN_ONCE = ['flow_id'];

export const r8: LintRule = {
  code: 'R8',
  keeps:
    'With the public key, a visitor can read and write only their own rows, and a view for the people who process requests reads only answers that are asked.',
  severity: 'error',
  check: (model) => {
    if (model.sql === '') return [];
    const access = accessIn(model.sql);
    return [
      ...access.tables.flatMap((table) => [
        ...secured(model, access, table),
        ...policed(model, access, table),
      ]),
      ...access.policies.flatMap((policy) => narrow(model, policy)),
      ...written(model, access),
      ...strangers(model, access),
      ...views(model, access),
    ];
  },
};

function secured(model: Model, { secured: on, forced, cleared }: Access, table: string): Defect[] {
  const at = place(model, table);
  const isCleared = ['public', VISITOR].every((role) => cleared.includes(`${table} ${role}`));
  return [
    ...(on.includes(table)
      ? []
      : [
          {
            ...at,
            message: `Row level security is off for "${table}": anyone can read and change the rows of all visitors.`,
            suggestion: `Write: alter table public.${table} enable row level security;`,
          },
        ]),
    ...(forced.includes(table)
      ? []
      : [
          {
            ...at,
            message: `Row level security for "${table}" does not apply to its owner: a function of the owner can access all rows.`,
            suggestion: `Write: alter table public.${table} force row level security;`,
          },
        ]),
    ...(isCleared
      ? []
      : [
          {
            ...at,
            message: `The default rights to "${table}" are not revoked first, and a hosted project grants everything on a new table: visitors could do more than is granted here.`,
            suggestion: `Write: revoke all on public.${table} from public, anon, authenticated;`,
          },
        ]),
  ];
}

/** A privilege without a policy reaches no row, and a policy without a privilege is never evaluated. */
function policed(model: Model, { policies, grants }: Access, table: string): Defect[] {
  const own = policies.filter(
    (policy) =>
      policy.table === table && policy.roles.some((role) => role === VISITOR || role === 'public'),
  );
  const commands = new Set(
    grants
      .filter((grant) => grant.table === table && grant.role === VISITOR)
      .map(({ command }) => command),
  );
  const covers = (command: Command) =>
    own.some((policy) => policy.command === command || policy.command === 'all');
  return [
    ...[...commands]
      .filter((command) => !covers(command))
      .map((command) => ({
        ...place(model, table),
        message: `Visitors have the right to ${command} in "${table}", but no policy allows it: every such request finds nothing or is refused.`,
      })),
    ...own
      .filter(({ command }) => command !== 'all' && !commands.has(command))
      .map(({ name, command }) => ({
        ...place(model, name),
        message: `The policy "${name}" lets visitors ${command} in "${table}", but they have no right to: the request is refused.`,
      })),
  ];
}

/** A policy has to check both the row and the requester. */
function narrow(model: Model, { name, table, command, using, check }: Policy): Defect[] {
  const columns = sqlTable(model.sql, table)?.columns.map((column) => column.name) ?? [];
  const isNarrow = (text: string) =>
    columns.some((column) => new RegExp(`\\b${column}\\b`).test(text)) &&
    /\w+\.\w+ ?\(|current_setting|auth\./.test(text);
  const needed = [
    ...(command === 'insert' ? [] : [using]),
    ...(command === 'insert' || command === 'update' ? [check ?? using] : []),
  ];
  if (needed.every((text) => text !== null && isNarrow(text))) return [];
  return [
    {
      ...place(model, name),
      message: `The policy "${name}" of "${table}" does not compare the row with the requester: a visitor could access the rows of others.`,
      suggestion: 'Compare the id of the row with private.onboarding_id().',
    },
  ];
}

/** The columns the app writes and the privileges to write them. */
function written(model: Model, { grants, tables }: Access): Defect[] {
  const { flow, sql } = model;
  const sent =
    flow === undefined
      ? []
      : [...Object.keys(flow.remote.columns), ...Object.keys(flow.remote.quoted)];
  return Object.entries(WRITTEN)
    .filter(([table]) => tables.includes(table))
    .flatMap(([table, own]) => {
      const columns = [...new Set([...own, ...(table === 'onboarding' ? sent : [])])];
      const needs: [Command, readonly string[]][] = [
        ['select', []],
        ['insert', [...columns, ...WRITTEN_ONCE]],
        ['update', columns],
        ['delete', []],
      ];
      return needs.flatMap(([command, names]): Defect[] => {
        const rights = grants.filter(
          (grant) => grant.table === table && grant.role === VISITOR && grant.command === command,
        );
        const at = place(model, table);
        if (rights.length === 0) {
          return [
            {
              ...at,
              message: `Visitors have no right to ${command} in "${table}": their data is ${command === 'select' ? 'never found again' : command === 'delete' ? 'not deleted when they ask' : 'not saved'}.`,
            },
          ];
        }
        const known = sqlTable(sql, table)?.columns.map(({ name }) => name) ?? [];
        const missing = names.filter(
          (name) =>
            known.includes(name) &&
            !rights.some((right) => right.columns === null || right.columns.includes(name)),
        );
        return missing.map((name) => ({
          ...at,
          message: `Visitors have no right to ${command} the column "${name}" of "${table}", but the app sends it: every save is refused.`,
        }));
      });
    });
}

/** Privileges of roles other than visitors and the staff who process requests. */
function strangers(model: Model, { grants, tables, views: all }: Access): Defect[] {
  const shared = all.map(({ name }) => name);
  return grants
    .filter(
      ({ role, table }) =>
        (tables.includes(table) && ['public', 'authenticated'].includes(role)) ||
        (shared.includes(table) && role !== 'service_role'),
    )
    .map(({ role, table, command }) => ({
      ...place(model, table),
      message: `"${role}" may ${command} in "${table}": ${shared.includes(table) ? 'the requests of all visitors can be read with the public key' : 'this product has no users with that role'}.`,
    }));
}

const PATH = /answers (?:->>|#>>) '\{?([\w,]+)\}?'/g;

/** Views must reference existing answers by path and run with the privileges of the reader. */
function views(model: Model, access: Access): Defect[] {
  const known = answered(model);
  // Answers of another questionnaire count too, whether its section is shared with this one or its own.
  const isAsked = (path: string) =>
    mayAnswer(model, path) || model.others().some((other) => mayAnswer(other, path));
  return access.views.flatMap(({ name, text }) => [
    ...(/security_invoker ?= ?(true|on)/i.test(text)
      ? []
      : [
          {
            ...place(model, name),
            message: `The view "${name}" reads with the rights of its owner: anyone who may read it sees the rows of all visitors.`,
            suggestion: 'Write "with (security_invoker = true)".',
          },
        ]),
    ...[...text.matchAll(PATH)].flatMap(([, found = '']): Defect[] => {
      const path = found.replaceAll(',', '.');
      if (isAsked(path)) return [];
      return [
        {
          ...place(model, found),
          message: `The view "${name}" reads the answer "${path}", which no step asks: that column is empty for every request.`,
          suggestion: didYouMean(path, known),
        },
      ];
    }),
  ]);
}

/** Also true if a step cannot be read, since its questions are then unknown. */
const mayAnswer = (model: Model, path: string): boolean =>
  model.flow?.steps.length !== model.steps.length || answered(model).includes(path);

/** Paths of all answers in a questionnaire: its sections and their fields. */
const answered = ({ steps }: Model): string[] => [
  ...new Set(
    steps.flatMap(({ step, fields }) => [
      ...[step.answers].flat(),
      ...fields.map(({ path }) => path),
    ]),
  ),
];

/** The last migration that mentions the name. */
function place(
  { sqlFiles }: Pick<Model, 'sqlFiles'>,
  name: string,
): Pick<Defect, 'file' | 'pointer' | 'offset'> {
  const found = [...sqlFiles].reverse().find(({ text }) => text.includes(name));
  return {
    file: found?.path ?? 'supabase/migrations',
    pointer: '',
    offset: Math.max(0, found?.text.indexOf(name) ?? 0),
  };
}
