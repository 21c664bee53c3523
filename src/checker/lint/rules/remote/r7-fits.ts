import { type Answers, type Evaluator, type Json, walk } from '../../../../engine/core.ts';
import type { Defect, Witness } from '../../finding.ts';
import type { Model } from '../../../model/model.ts';
import { compileCheck, type SqlRow } from '../../../model/sql-check.ts';
import {
  sqlTable,
  type SqlCheck,
  type SqlColumn,
  type SqlTable,
} from '../../../model/sql-table.ts';
import type { LintRule } from '../../rule.ts';
import { isEndless } from '../../../proof/endless-text.ts';
import type { Proof } from '../../../proof/prove.ts';
import { proofOf } from '../../../proof/proof-of.ts';
import { SAMPLE_IDS } from '../../../proof/sample-ids.ts';
import { allAnswers, triedVisitors } from '../../../proof/tried.ts';

const TABLE = 'onboarding';
const ANSWERS = 'onboarding_answers';
/** Columns that the database or the client fills in. */
const OWN = ['id', 'created_at', 'updated_at'];
/** A type with a length, such as `varchar(2)`. */
const SIZED = /^(?:varchar|character varying|char|character) ?\((\d+)\)$/;

export const r7: LintRule = {
  code: 'R7',
  keeps: 'What visitors send fits the columns and the CHECK constraints of the migrations.',
  severity: 'error',
  check: (model) => {
    const table = sqlTable(model.sql, TABLE);
    return [
      ...(table === undefined
        ? []
        : [...columns(model, table), ...rows(model, table), ...endless(model)]),
      ...progress(model),
    ];
  },
};

/**
 * A column must accept text and must not be required, since a row starts with only the answers
 * known by then.
 */
function columns(model: Model, table: SqlTable): Defect[] {
  return table.columns
    .filter(({ name }) => !OWN.includes(name))
    .flatMap(({ name, type, required, hasDefault }: SqlColumn): Defect[] => {
      const isText = ['text', 'citext', 'varchar', 'character'].includes(type) || SIZED.test(type);
      const say = (message: string): Defect => ({
        ...placeOf(model, TABLE, name),
        message,
      });
      return [
        ...(isText
          ? []
          : [
              say(
                `The column "${name}" has the type ${type}, but the app sends texts: every save fails.`,
              ),
            ]),
        ...(required && !hasDefault
          ? [
              say(
                `The column "${name}" requires a value, but a visitor's first save has none yet: no row is ever created.`,
              ),
            ]
          : []),
      ];
    });
}

/** Typed texts without a limit: a row that they outgrow is refused with all other answers in it. */
function endless({ steps }: Model): Defect[] {
  return steps.flatMap(({ fields, schemaFile: file }) =>
    fields.filter(isEndless).map(({ pointer, name }): Defect => ({
      file,
      pointer,
      message: `"${name}" takes texts of any length: once one is too long for the database, nothing more is saved for this visitor.`,
      suggestion: 'Add a "maxLength", and its message under "errors" in ui.json.',
    })),
  );
}

/** Checks the rows that concrete visitors send against every constraint. */
function rows(model: Model, table: SqlTable): Defect[] {
  const proof = proofOf(model);
  const { compiled } = model;
  if (proof === undefined || compiled === undefined) return [];
  const empty: SqlRow = Object.fromEntries(table.columns.map(({ name }) => [name, null]));
  const visitors = visitorsOf(proof);
  const sent = visitors.flatMap((visitor) => {
    const { scope } = walk(compiled, visitor.known, proof.subject.ambient);
    const first = rowOf(compiled.columns, scope);
    return [
      { visitor, row: { ...empty, ...first } },
      {
        visitor,
        row: { ...empty, ...first, ...rowOf(compiled.quotedColumns, { ...scope, ...SAMPLE_IDS }) },
      },
    ];
  });
  const own = table.checks.filter(({ expression }) => concerns(expression, table));
  return [...own.flatMap((check) => refused(model, check, sent)), ...tooLong(model, table, sent)];
}

/** A visitor who sends a row, with the answers it depends on and, for the witness, all answers. */
type Visitor = { step: string; known: Answers; all: () => Answers };
type Sent = { visitor: Visitor; row: SqlRow };

const witnessOf = ({ step, all }: Visitor): Witness => ({ step, answers: all() });

function refused(model: Model, check: SqlCheck, sent: readonly Sent[]): Defect[] {
  const passes = compileCheck(check.expression);
  const place = placeOf(model, TABLE, check.name);
  if (passes === null) {
    return [
      {
        ...place,
        message: `Not proven: the constraint "${check.expression.slice(0, 80)}" uses SQL that this check cannot follow, so the database may refuse an answer.`,
        suggestion: 'Write it with comparisons, between, in, like or a regular expression.',
      },
    ];
  }
  const found = sent.find(({ row }) => fails(passes, row));
  if (found === undefined) return [];
  const columns = Object.entries(found.row).filter(
    ([name, value]) => value !== null && new RegExp(`\\b${name}\\b`).test(check.expression),
  );
  const [name = '', value = null] = columns[0] ?? [];
  return [
    {
      ...place,
      message: `The database refuses ${JSON.stringify(value).slice(0, 60)} for "${name}" (${check.expression.slice(0, 80)}), but a visitor sends it: nothing more is saved for this visitor.`,
      suggestion: 'Change the constraint in a new migration, or what the flow sends.',
      witness: witnessOf(found.visitor),
    },
  ];
}

/** A constraint that refers to a missing column rejects every row. */
function fails(passes: (row: SqlRow) => boolean, row: SqlRow): boolean {
  try {
    return !passes(row);
  } catch {
    return true;
  }
}

function tooLong(model: Model, table: SqlTable, sent: readonly Sent[]): Defect[] {
  return table.columns.flatMap(({ name, type }): Defect[] => {
    const most = Number(SIZED.exec(type)?.[1] ?? Number.POSITIVE_INFINITY);
    const found = sent.find(({ row }) => typeof row[name] === 'string' && row[name].length > most);
    if (found === undefined) return [];
    return [
      {
        ...placeOf(model, TABLE, name),
        message: `The column "${name}" takes at most ${most} characters, but a visitor sends ${JSON.stringify(found.row[name])}: the save fails.`,
        witness: witnessOf(found.visitor),
      },
    ];
  });
}

function concerns(expression: string, { columns: all }: SqlTable): boolean {
  return (
    all.some(({ name }) => !OWN.includes(name) && new RegExp(`\\b${name}\\b`).test(expression)) ||
    !all.some(({ name }) => new RegExp(`\\b${name}\\b`).test(expression))
  );
}

function rowOf(
  record: Readonly<Record<string, Evaluator>>,
  scope: Readonly<Record<string, Json | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]): [string, string][] => {
      const sent = value(scope);
      // The app sends non-empty strings only.
      return typeof sent === 'string' && sent !== '' ? [[name, sent]] : [];
    }),
  );
}

function visitorsOf(proof: Proof): Visitor[] {
  return [
    ...proof.ends.map((end) => ({ step: end.step, known: end.known, all: () => end.answers })),
    ...triedVisitors(proof).map((one) => ({
      step: one.step,
      known: one.answers ?? {},
      all: () => allAnswers(one),
    })),
  ];
}

/** Checks saved step numbers and the flow version against the table of answers. */
function progress(model: Model): Defect[] {
  const { flow, flowPath } = model;
  const table = sqlTable(model.sql, ANSWERS);
  if (flow === undefined || table === undefined) return [];
  const numbers: { column: string; value: number; pointer: string }[] = [
    { column: 'flow_version', value: flow.version, pointer: '/version' },
    ...flow.steps.map(({ savedStep }, index) => ({
      column: 'current_step',
      value: savedStep,
      pointer: `/steps/${index}/savedStep`,
    })),
  ];
  return table.checks.flatMap(({ expression }) => {
    const passes = compileCheck(expression);
    if (passes === null) return [];
    return numbers
      .filter(
        ({ column, value }) =>
          new RegExp(`\\b${column}\\b`).test(expression) && fails(passes, { [column]: value }),
      )
      .map(({ column, value, pointer }): Defect => ({
        file: flowPath,
        pointer,
        message: `The database refuses ${value} for "${column}" (${expression.slice(0, 80)}): nothing is saved from here on.`,
      }));
  });
}

/** The last migration that mentions the name, since it determines the current state. */
function placeOf({ sqlFiles, flowPath }: Model, table: string, name: string) {
  const found = [...sqlFiles]
    .reverse()
    .find(({ text }) => text.includes(name) && text.includes(table));
  return found === undefined
    ? { file: flowPath, pointer: '/remote' }
    : { file: found.path, pointer: '', offset: found.text.indexOf(name) };
}
