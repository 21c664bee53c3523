import {
  activeAnswers,
  type Answers,
  isAbsent,
  isObject,
  type Json,
  next,
  type Scope,
  stepData,
  urlOf,
} from '../../../engine/core.ts';
import { ofSchema } from '../../proof/answers/samples.ts';
import { SAMPLE_IDS } from '../../proof/attempts/sent-rows.ts';
import { settle } from '../../proof/satisfy/satisfy-schema.ts';
import type { StepSubject } from '../../proof/subject/step-subject.ts';
import type { Subject } from '../../proof/subject/subject.ts';
import { play, visitorOf, type Scenario } from '../play.ts';
import { pageSeen } from './words.ts';
import { shown } from '../../wording/shown.ts';

/** One step of a visitor's journey. */
export type Passed = { at: StepSubject; before: Answers; answers: Answers };

/** The steps of a recorded journey, each with the answers before and after it. */
export function passedBy(
  subject: Subject,
  scenario: Scenario,
): { passed: Passed[]; end: string | null } {
  const passed: Passed[] = [];
  const visitor = visitorOf(subject, scenario);
  const { end } = play(subject, (at, before) => {
    const given = visitor(at, before);
    if (given !== null) passed.push({ at, before, answers: { ...before, ...given.answers } });
    return given;
  });
  return { passed, end };
}

/**
 * What a visitor sees and sends that may differ from other visitors: notices, conditional questions,
 * choices and values the flow computes, advice, URLs, and finally the columns and facts of the quote.
 */
export function visitorSeen(subject: Subject, scenario: Scenario): string[] {
  const { passed, end } = passedBy(subject, scenario);
  const last = passed.at(-1)?.answers ?? {};
  return [
    ...passed.flatMap((one) => stepLines(subject, one).map((line) => `${one.at.step.id}: ${line}`)),
    `ends at ${end ?? 'no page'}`,
    ...sent(subject, last),
    ...(end === null ? [] : pageSeen(subject, end, last)),
  ];
}

/** What a visitor sees on a step, the messages for these answers, and where Continue leads. */
export function stepLines(subject: Subject, passed: Passed): string[] {
  const { at, before, answers } = passed;
  const scope = { ...answers, ...subject.ambient };
  const data = stepData(at.step, answers);
  const arrived = settle(subject, at, before, {});
  const opened = stepData(at.step, arrived);
  const issues = at.issues(data, scope);
  const place = next(subject.flow, at.step.id, answers, subject.ambient);
  return [
    ...blocks(at.model.ui['ui:blocks'], subject, { ...arrived, ...subject.ambient }),
    ...asked(subject, at, data, scope),
    ...offers(subject, at, scope),
    ...(Object.keys(opened).length === 0 ? [] : [`opens with ${shown(opened)}`]),
    ...issues.map(({ at: where, message, severity }) => `${severity} at ${where}: "${message}"`),
    ...(place === undefined
      ? ['leads nowhere']
      : [
          `leads to ${urlOf(place)}${Object.keys(place.state).length === 0 ? '' : ` with ${shown(place.state)}`}`,
        ]),
  ];
}

function blocks(list: Json | undefined, { flow }: Subject, scope: Scope): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isObject).flatMap(({ when, text, title }) => {
    if (typeof when !== 'string') return [];
    return flow.condition(when)?.(scope) === true ? [`reads ${shown(text ?? title)}`] : [];
  });
}

/** Questions that only some visitors are asked. */
function asked(
  subject: Subject,
  { step, fields }: StepSubject,
  data: Record<string, Json>,
  scope: Scope,
): string[] {
  return fields.flatMap(({ name, schema, at, conditional }) => {
    const isTop = at.lastIndexOf('/') === 0;
    if (!isTop || !(conditional || step.source.show?.[name] !== undefined)) return [];
    const value = data[name] ?? ofSchema(schema, subject.today)[0] ?? 'an answer';
    const visible = step.visible({ ...data, [name]: value }, scope);
    return Object.hasOwn(visible, name) ? [`is asked ${name}`] : [];
  });
}

function offers(subject: Subject, { fields }: StepSubject, scope: Scope): string[] {
  return fields.flatMap((field) => {
    const choices = subject.offered(field, scope);
    return choices === null ? [] : [`${field.name} offers ${shown([...choices])}`];
  });
}

/** The form in which answers are sent; hidden ones are omitted. */
export type Row = {
  sections: readonly (readonly [string, Json])[];
  columns: readonly (readonly [string, Json | undefined])[];
  /** Columns that a quote request adds or overrides. */
  quoted: readonly (readonly [string, Json | undefined])[];
  mirror: Json | undefined;
};

/** The row sent for these answers, and the copy that the device keeps for other code to read. */
export function rowOf({ flow, ambient }: Subject, answers: Answers): Row {
  const active = activeAnswers(flow, answers, ambient);
  const scope = { ...active, ...ambient, ...SAMPLE_IDS };
  const columns = (record: typeof flow.columns) =>
    Object.entries(record).map(([name, value]) => [name, value(scope)] as const);
  return {
    sections: Object.entries(active).flatMap(([section, value]): [string, Json][] =>
      value === undefined || isAbsent(value) ? [] : [[section, value]],
    ),
    columns: columns(flow.columns),
    quoted: columns(flow.quotedColumns),
    mirror: flow.mirror(scope),
  };
}

/** The result of `rowOf` as lines of text. */
export function sent(subject: Subject, answers: Answers): string[] {
  const { sections, columns, quoted, mirror } = rowOf(subject, answers);
  const line = ([name, value]: readonly [string, Json | undefined]) => `${name} = ${shown(value)}`;
  return [
    ...sections.map(([section, value]) => `sends ${section}: ${shown(value)}`),
    ...columns.map((column) => `sends the column ${line(column)}`),
    ...quoted.map((column) => `sends with the quote ${line(column)}`),
    `keeps ${shown(mirror)}`,
  ];
}
