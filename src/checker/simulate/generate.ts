import { conditionals, type Field, type Json, object } from '../../engine/core.ts';
import type { Fixed } from '../proof/satisfy/satisfy-schema.ts';
import { openingValues } from '../model/catalogs.ts';
import { ofSchema, sampleItem } from '../proof/answers/samples.ts';
import type { StepSubject } from '../proof/subject/step-subject.ts';
import type { Subject } from '../proof/subject/subject.ts';
import type { Proof } from '../proof/prove.ts';
import {
  type Played,
  type Scenario,
  type Target,
  isItem,
  meets,
  play,
  targetsOf,
  visitorOf,
  visitorWith,
} from './play.ts';

/** A small set of journeys, and the targets that none could be found for. */
export type Cover = { scenarios: Scenario[]; open: Target[] };

/** Number of consecutive attempts without a new target after which the search stops. */
const TRIES = 8;

/** What the proof found: the first visitors to reach each place. */
type Found = Pick<Proof, 'subject' | 'reached' | 'fired'>;

/**
 * Journeys that together meet every target. Greedy: each one meets as many open targets as it can,
 * so there may be a few more than necessary. A target that requires a combination of answers is
 * reached by following the visitor that the proof found there.
 */
export function coveringSet(found: Found): Cover {
  const { subject } = found;
  let open = targetsOf(subject);
  const scenarios: Scenario[] = [];
  /** Keeps a journey that reaches an end and meets a new target. */
  const keep = (played: Played): boolean => {
    const left = open.filter((target) => !meets(played, target));
    if (played.end === null || left.length === open.length) return false;
    scenarios.push(scenarioOf(played, scenarios.length + 1, open.length - left.length));
    open = left;
    return true;
  };
  for (let idle = 0; open.length > 0 && idle < TRIES;) {
    idle = keep(journeyFor(subject, open, idle)) ? 0 : idle + 1;
  }
  for (const target of open) {
    const played = open.includes(target) ? journeyTo(found, target) : null;
    if (played !== null) keep(played);
  }
  return { scenarios, open };
}

/** A journey to a target that follows a visitor the proof found there; null if there is none. */
function journeyTo({ subject, reached, fired }: Found, target: Target): Played | null {
  const there =
    target.at === 'transition' ? fired.get(`${target.step} ${target.index}`) : undefined;
  const answers = there?.to.answers ?? reached.get(target.step)?.answers;
  if (answers === undefined) return null;
  const led = visitorOf(subject, { answers });
  const own = visitorWith(
    subject,
    (at) => wantedAt(subject, at, [target], 0),
    () => (target.at === 'press' ? target.action : undefined),
  );
  return play(subject, (at, before) =>
    at.step.id === target.step && target.at !== 'transition' ? own(at, before) : led(at, before),
  );
}

function journeyFor(subject: Subject, open: readonly Target[], shift: number): Played {
  const visitor = visitorWith(
    subject,
    (at) => wantedAt(subject, at, open, shift),
    (step) => {
      const press = open.find((target) => target.at === 'press' && target.step === step);
      return press?.at === 'press' ? press.action : undefined;
    },
  );
  return play(subject, visitor);
}

/** One open answer per field of the step. Fields that others depend on come first. */
function wantedAt(
  subject: Subject,
  at: StepSubject,
  open: readonly Target[],
  shift: number,
): Fixed {
  const wanted = new Map<string, Json | undefined>();
  for (const field of at.fields) {
    const own = open.flatMap((target) =>
      target.at === 'answer' && target.path === field.path ? [target] : [],
    );
    const first = own[shift % Math.max(own.length, 1)];
    if (first === undefined) continue;
    if (field.conditional) {
      for (const [path, value] of opener(at, field.name, subject.today)) {
        if (!wanted.has(path) || shift % 2 === 0) wanted.set(path, value);
      }
    }
    wanted.set(field.path, asAnswer(subject, field, first.value));
  }
  return wanted;
}

/** The answers that make a conditional field of the step appear. */
function opener(at: StepSubject, name: string, today: string): [string, Json | undefined][] {
  const part = conditionals(at.model.schema).find(
    ({ schema, when }) => when && Object.hasOwn(object(schema['properties']), name),
  );
  return Object.entries(object(part?.test['properties'])).map(([key, test]) => {
    const field = at.fields.find((one) => one.name === key && one.parent === null);
    const schema = field?.schema ?? {};
    const [value] = openingValues(test, schema, ofSchema(schema, today));
    return [field?.path ?? key, value];
  });
}

/**
 * A single option of a list becomes a list of one: the option itself, or the item that has it as its id.
 */
function asAnswer(subject: Subject, field: Field, value: Json | undefined): Json | undefined {
  if (field.schema['type'] !== 'array' || value === undefined || Array.isArray(value)) return value;
  const items = sampleItem(field, { today: subject.today, offered: null });
  return items.filter((item) => isItem(item, value)).slice(0, 1);
}

function scenarioOf(
  { trail, end, answers, presses }: Played,
  number: number,
  meets: number,
): Scenario {
  const pressed = presses
    .map((press) => press.split(' '))
    .filter(([, action]) => action !== 'continue');
  return {
    id: `cover-${number}`,
    about: `Made by npm run simulate: meets ${meets} branches, options and limits that no journey before it does.`,
    answers,
    ...(pressed.length === 0 ? {} : { actions: Object.fromEntries(pressed) }),
    path: trail,
    end: end ?? '',
  };
}
