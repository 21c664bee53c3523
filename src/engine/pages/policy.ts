import { sectionReader } from '../draft/migrations/sections.ts';
import { keysOf } from '../draft/stored-keys.ts';
import type { Draft, DraftPolicy, RemoteColumns } from '../draft/types.ts';
import { ambientAt, localDate, withoutHalfTyped } from '../flow/stored/dates.ts';
import { answersInColumns, columnsOf } from '../flow/stored/columns.ts';
import { withConsents } from '../flow/consents.ts';
import { derive, stepsToConfirm } from '../flow/derive.ts';
import { activeAnswers } from '../flow/walk.ts';
import { isObject, type Json } from '../logic/json.ts';
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
      shapes[section] ? withoutHalfTyped(value, shapes[section]) : value,
    columns: (answers, draft) =>
      columnsOf(flow, { ...activeAnswers(flow, answers, ambient(draft)), ...ambient(draft) }),
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

/** Sections recovered from a remote row without answers. */
function sectionsFromColumns(
  { flow }: Questionnaire,
  columns: RemoteColumns,
): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(answersInColumns(flow, columns)).flatMap(([section, value]): [string, Json][] =>
      value === undefined ? [] : [[section, value]],
    ),
  );
}
