import { sectionReader } from '../draft/migrations/sections.ts';
import { keysOf } from '../draft/stored-keys.ts';
import type { Draft, DraftPolicy, RemoteColumns } from '../draft/types.ts';
import { ambientAt, localDate } from '../flow/ambient.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import { withConsents } from '../flow/consents.ts';
import { withoutImpossibleDates } from '../flow/dates.ts';
import { derive, stepsToConfirm } from '../flow/derive.ts';
import type { Answers } from '../flow/types.ts';
import { activeAnswers } from '../flow/walk.ts';
import { isObject, type Json } from '../logic/json.ts';
import { write } from '../logic/path.ts';
import type { Questionnaire } from './questionnaire.ts';
import { heldOf } from './step/held.ts';

/** What the draft needs to know about the flow (decisions D23 to D28). */
export function draftPolicy(
  questionnaire: Questionnaire,
  now: () => Date = () => new Date(),
): DraftPolicy {
  const { flow, shapes, older, migrate } = questionnaire;
  const ambient = (draft: Partial<Draft> = {}) => ambientAt(localDate(now()), draft);
  return {
    keys: keysOf(flow.source.id),
    flowVersion: flow.source.version,
    sections: Object.keys(shapes),
    ...(migrate && { migrate }),
    upgrade: sectionReader(shapes, older),
    storable: (section, value) =>
      shapes[section] ? withoutImpossibleDates(value, shapes[section]) : value,
    columns: (answers, draft) => columnsOf(flow, answers, ambient(draft)),
    statusColumn: Object.keys(flow.source.remote.quoted)[0],
    mirror(draft) {
      const scope = { ...activeAnswers(flow, draft.answers, ambient(draft)), ...ambient(draft) };
      const mirrored = flow.mirror(scope);
      return isObject(mirrored) ? mirrored : {};
    },
    fromColumns: (columns) => sectionsFromColumns(questionnaire, columns),
    activeAnswers: (answers) => activeAnswers(flow, answers, ambient()),
    derive: (before, after, moment) =>
      withConsents(flow.consents, before, derive(flow, before, after, moment, ambient()), {
        at: now().toISOString(),
      }),
    toConfirm: (before, after, { open }) => stepsToConfirm(flow, before, after, open),
    held: (answers, sent, { open }) => heldOf(flow, open, answers, sent, ambient()),
    labelOf: (section) =>
      flow.steps.find((step) => step.sections.includes(section))?.source.label ??
      flow.source.pages.find(({ keeps }) => keeps === section)?.label ??
      section,
  };
}

/** Remote columns that have a value; a submitted quote overrides with its status (D13). */
function columnsOf(
  flow: CompiledFlow,
  answers: Answers,
  ambient: ReturnType<typeof ambientAt>,
): Record<string, string> {
  const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
  const evaluators = { ...flow.columns, ...(ambient.$quoteStatus ? flow.quotedColumns : {}) };
  return Object.fromEntries(
    Object.entries(evaluators).flatMap(([column, evaluate]): [string, string][] => {
      const value: Json | undefined = evaluate(scope);
      return typeof value === 'string' && value !== '' ? [[column, value]] : [];
    }),
  );
}

/** Recovers sections from a remote row without answers, as the flow's `remote.read` says. */
function sectionsFromColumns(
  { flow }: Questionnaire,
  columns: RemoteColumns,
): Record<string, Json> {
  const reads = Object.entries(flow.source.remote.read ?? {});
  const answers = reads.reduce<Answers>((found, [path, { column, catalog, by }]) => {
    const text = columns[column];
    const entries = catalog === undefined ? undefined : (flow.catalogs[catalog]?.entries ?? []);
    const value = entries ? entries.find((entry) => by && entry[by] === text)?.id : text;
    return text === undefined ? found : write(found, path, value);
  }, {});
  return Object.fromEntries(
    Object.entries(answers).flatMap(([section, value]): [string, Json][] =>
      value === undefined ? [] : [[section, value]],
    ),
  );
}
