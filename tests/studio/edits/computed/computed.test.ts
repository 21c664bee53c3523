import { describe, expect, it, test } from 'vitest';
import type { Derived } from '../../../../src/checker/edits/flow/derivations.ts';
import { outline, readable } from '../../../../src/studio/edits/project/outline.ts';
import type { Texts } from '../../../../src/studio/edits/project/texts.ts';
import {
  computationOf,
  howOf,
  howsFor,
  sourcesFor,
  templateInWords,
  templateOf,
  TODAY_PATH,
  type HowName,
} from '../../../../src/studio/edits/computed/computations.ts';
import {
  compute,
  computedIn,
  stopComputing,
} from '../../../../src/studio/edits/computed/computed-answers.ts';
import { questionsIn } from '../../../../src/studio/edits/condition/questions.ts';
import { addField } from '../../../../src/studio/edits/step/add-field.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { findings, made } from '../step/edited.ts';

const FLOW = 'flows/tiny.json';
const PERSON = { flowPath: FLOW, step: 'person', section: 'person.' };

const ADDED: readonly (readonly [string, string])[] = [
  ['owners', 'number'],
  ['workers', 'number'],
  ['people', 'number'],
  ['hours', 'decimal'],
  ['payroll', 'money'],
  ['costs', 'money'],
  ['born', 'date'],
  ['since', 'date'],
  ['nick', 'text'],
  ['motto', 'text'],
  ['isOld', 'yes-no'],
  ['isNew', 'yes-no'],
  ['color', 'radio'],
  ['second', 'select'],
  ['pets', 'checks'],
  ['cars', 'list'],
];

/** The questionnaire `tiny`, whose person is asked a question of each kind. */
const asksAll = ADDED.reduce<Texts>(
  (texts, [name, kind]) =>
    made(addField(texts, 'person', '', { name, label: name, kind, isRequired: true })),
  questionnaire('tiny'),
);
const { asked, words } = questionsIn(asksAll, FLOW);
const question = (name: string) => {
  const found = asked.find(({ path }) => path === `person.${name}`);
  if (found === undefined) throw new Error(`Nobody asks for ${name}.`);
  return found;
};
const derive = (texts: Texts) => readable(texts, FLOW)['derive'];

describe('every way to compute an answer', () => {
  const ways = ADDED.flatMap(([name]) =>
    howsFor(question(name)).map((how) => [name, how] as const),
  );

  it.each(ways)('%s as %s is read back as it was chosen', (name, how) => {
    const target = question(name);
    const { sources: labels, takes } = howOf(how);
    const possible = sourcesFor(how, target, asked).map(({ path }) => path);
    const value =
      typeof takes === 'object' ? 30 : (target.choices[0]?.value ?? example(target.kind));
    const computation = {
      how,
      sources: labels.map((_label, index) => possible[index % possible.length] ?? ''),
      value: takes === undefined ? undefined : value,
    };
    const template = templateOf(computation, target, asked);
    expect(template).toBeDefined();
    expect(computationOf(template ?? null, target, asked)).toEqual(computation);
    expect(templateInWords(template ?? null, target.path, words)).not.toBe('');
  });

  const example = (kind: string) => (kind === 'number' ? 3 : kind === 'date' ? '2026-01-31' : 'x');
});

test('an incomplete computation is not written', () => {
  const of = (how: HowName, sources: string[], name = 'people') =>
    templateOf({ how, sources, value: undefined }, question(name), asked);
  expect(of('sum', ['person.owners'])).toBeUndefined();
  expect(of('difference', ['', 'person.owners'])).toBeUndefined();
  expect(of('sum', ['person.owners', 'person.nick'])).toBeUndefined();
  expect(of('days', [TODAY_PATH], 'born')).toBeUndefined();
  expect(of('multiple', ['person.owners'])).toBeUndefined();
});

test('the shipped derivations are shown, and stay as they are written', () => {
  const shipped = readProject('.');
  const path = 'flows/onboarding.json';
  const steps = outline(shipped).find((flow) => flow.path === path)?.steps ?? [];
  const shown = steps.flatMap(({ id }) => computedIn(shipped, { flowPath: path, step: id }));
  const { derive: all } = readable(shipped, path);
  expect(shown).toHaveLength(Array.isArray(all) ? all.length : -1);
  const { asked: known, words: own } = questionsIn(shipped, path);
  const sentences = shown.map(({ to, value }) => {
    const target = known.find((one) => one.path === to);
    const picked = target && computationOf(value, target, known);
    return `${picked?.how ?? 'code'}: ${to} is ${templateInWords(value, to, own)}`;
  });
  expect(sentences).toContain(`answer: contactInfo.state is ${own.question('operatingState')}`);
  expect(sentences.find((one) => one.includes('totalPeople'))).toMatch(
    /^sum: employeesInfo\.totalPeople is the sum of ".*" and ".*"$/,
  );
});

describe('a computed answer', () => {
  const people = (part: Partial<Derived> = {}): Derived => ({
    to: 'person.people',
    mode: 'always',
    value:
      templateOf(
        { how: 'sum', sources: ['person.owners', 'person.workers'], value: undefined },
        question('people'),
        asked,
      ) ?? null,
    ...part,
  });

  function computationIn(texts: Texts) {
    const found = computedIn(texts, PERSON).find(({ to }) => to === 'person.people');
    if (found === undefined) throw new Error('It is not computed.');
    return found;
  }

  it('is displayed and no longer asked for, without a finding', () => {
    const computed = made(compute(asksAll, PERSON, people()));
    expect(readable(computed, 'schemas/person/schema.json')).toMatchObject({
      properties: { people: { title: 'people', type: 'integer', readOnly: true } },
      required: expect.not.arrayContaining(['people']),
    });
    expect(findings(computed, true)).toEqual(findings(asksAll, true));
  }, 60_000);

  it('is asked for again once it is not computed anymore', () => {
    const computed = made(compute(asksAll, PERSON, people()));
    const was = computationIn(computed);
    const asked = made(stopComputing(computed, PERSON, was));
    expect(derive(asked)).toEqual(derive(asksAll));
    expect(findings(asked, true)).toEqual(findings(asksAll, true));
    const editable = made(compute(computed, PERSON, people({ mode: 'follow' }), was));
    expect(findings(editable, true)).toEqual(findings(asksAll, true));
  }, 60_000);

  it('can have a condition, new or known, which goes with it', () => {
    const when = { name: 'is old', expression: { '>=': [{ var: 'person.age' }, 60] } };
    const refused = compute(asksAll, PERSON, people({ when }));
    expect(refused).toMatchObject({ ok: false, problems: [expect.stringContaining('"isOld"')] });
    const computed = made(compute(asksAll, PERSON, people({ when: { ...when, name: 'isOld' } })));
    expect(readable(computed, FLOW)['conditions']).toHaveProperty('isOld');
    const was = computationIn(computed);
    expect(was.when).toBe('isOld');
    expect(readable(made(stopComputing(computed, PERSON, was)), FLOW)['conditions']).toEqual(
      readable(asksAll, FLOW)['conditions'],
    );
  });

  it('is computed before what reads it', () => {
    const half = people({
      to: 'person.owners',
      value: { $: { var: 'person.workers' } },
    });
    const computed = made(compute(made(compute(asksAll, PERSON, people())), PERSON, half));
    expect(computedIn(computed, PERSON).map(({ to }) => to)).toEqual([
      'person.area',
      'person.owners',
      'person.people',
    ]);
  });

  it('is not changed or removed if it was changed in the meantime', () => {
    const computed = made(compute(asksAll, PERSON, people()));
    const was = { ...people({ mode: 'reset' }), when: 'isOld' };
    for (const result of [
      compute(computed, PERSON, people(), was),
      stopComputing(computed, PERSON, was),
    ]) {
      expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining('meantime')] });
    }
  });
});
