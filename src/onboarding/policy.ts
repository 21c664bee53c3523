import trades from '../../schemas/catalog/trades.json';
import { sectionReader } from '../draft/migrations/sections.ts';
import type { Draft, DraftPolicy, RemoteColumns } from '../draft/types.ts';
import { ambientAt, localDate } from '../flow/ambient.ts';
import type { CompiledFlow } from '../flow/compiled.ts';
import { withoutImpossibleDates } from '../flow/dates.ts';
import { derive, stepsToConfirm } from '../flow/derive.ts';
import type { Shape } from '../flow/shape.ts';
import type { Answers } from '../flow/types.ts';
import { activeAnswers } from '../flow/walk.ts';
import { isObject, type Json } from '../logic/json.ts';
import { catalogs, migrate } from './flow.ts';
import { heldOf } from './step/held.ts';

/** What the draft has to know about the flow (decisions D23 to D28). */
export function draftPolicy(
  flow: CompiledFlow,
  shapes: Readonly<Record<string, Shape>>,
  now: () => Date = () => new Date(),
): DraftPolicy {
  const ambient = (draft: Partial<Draft> = {}) => ambientAt(localDate(now()), draft);
  return {
    flowVersion: flow.source.version,
    sections: [...new Set(flow.steps.flatMap((step) => step.sections))],
    ...(migrate && { migrate }),
    upgrade: sectionReader(shapes, trades.entries),
    storable: (section, value) =>
      shapes[section] ? withoutImpossibleDates(value, shapes[section]) : value,
    columns: (answers, draft) => columnsOf(flow, answers, ambient(draft)),
    mirror(draft) {
      const scope = { ...activeAnswers(flow, draft.answers, ambient(draft)), ...ambient(draft) };
      const mirrored = flow.mirror(scope);
      return isObject(mirrored) ? mirrored : {};
    },
    fromColumns: sectionsFromColumns,
    activeAnswers: (answers) => activeAnswers(flow, answers, ambient()),
    derive: (before, after, moment) => derive(flow, before, after, moment, ambient()),
    toConfirm: (before, after, { open }) => stepsToConfirm(flow, before, after, open),
    held: (answers, sent, { open }) => heldOf(flow, open, answers, sent, ambient()),
    labelOf: (section) =>
      flow.steps.find((step) => step.sections.includes(section))?.source.label ?? section,
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

/** What a remote row without answers still tells; class codes do not say which trade they are. */
function sectionsFromColumns(columns: RemoteColumns): Record<string, Json> {
  const { industry_ui: businessType, address_state: code, email } = columns;
  const state = catalogs['state-codes']?.entries.find((entry) => entry.code === code);
  return {
    ...(businessType === undefined ? {} : { businessType }),
    ...(state === undefined ? {} : { operatingState: state.id }),
    ...(email === undefined ? {} : { email: { email } }),
  };
}
