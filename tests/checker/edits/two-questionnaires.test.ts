import { expect, test } from 'vitest';
import { moveStep } from '../../../src/checker/edits/flow/move-step.ts';
import { newStep } from '../../../src/checker/edits/flow/new-step.ts';
import { renameField, type Rename } from '../../../src/checker/edits/rename-field.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import type { Flow } from '../../../src/engine/flow/types.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import type { Result } from '../../../src/engine/logic/result.ts';
import { pair } from '../../fixtures/pair.ts';

const two = pair();
const VISIT = 'flows/visit.json';
const TINY = 'flows/tiny.json';

function done<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(result.problems.join(' '));
  return result.value;
}
const why = (result: Result<unknown, string>) => (result.ok ? '' : result.problems.join(' '));
const flowIn = (texts: ProjectTexts, file: string): Flow => JSON.parse(texts.get(file) ?? '{}');
const stepsIn = (texts: ProjectTexts, file: string) =>
  flowIn(texts, file).steps.map(({ id }) => id);
const renamed = (rename: Rename) => done(renameField(two, rename));

test('the two questionnaires have no findings', () => {
  expect(lint(two)).toEqual([]);
});

test('a new step goes into the named questionnaire, and the other one stays unchanged', () => {
  const texts = done(newStep(two, { name: 'guests', after: 'wish', of: VISIT }));
  expect(stepsIn(texts, VISIT)).toEqual(['wish', 'guests', 'day']);
  expect(flowIn(texts, VISIT).steps[1]?.path).toBe('/visit/guests');
  expect(texts.get(TINY)).toBe(two.get(TINY));
});

test('a new step does not take the folder of another questionnaire', () => {
  expect(why(newStep(two, { name: 'wish', of: TINY }))).toContain(
    'Folder schemas/wish already exists. To ask the same questions in "tiny" too, add',
  );
});

test('a shared step moves in one questionnaire only', () => {
  const texts = done(moveStep(two, 'day', 'person', TINY));
  expect(stepsIn(texts, TINY)).toEqual(['kind', 'crafts', 'person', 'day', 'work', 'shares']);
  expect(texts.get(VISIT)).toBe(two.get(VISIT));
  expect(lint(texts)).toEqual([]);
});

test('a field of a shared step is renamed in both, each with a migration of its own', () => {
  const { texts, step, flows } = renamed({
    path: 'day.date',
    name: 'arrival',
    released: two,
  });
  expect(step).toBe('day');
  expect(flows).toEqual([TINY, VISIT]);
  for (const file of flows) {
    const { version, migrations } = flowIn(texts, file);
    expect([version, migrations]).toEqual([
      2,
      [{ version: 2, move: { 'day.date': 'day.arrival' } }],
    ]);
  }
  expect(texts.get('schemas/day/rules.json')).not.toContain('day.date');
  expect(lint(texts)).toEqual([]);
});

test('so it is when only one of them was named, since the folder is shared', () => {
  expect(renamed({ path: 'day.date', name: 'arrival', of: VISIT }).flows).toEqual([TINY, VISIT]);
});

test('a field that only one asks is renamed there, and the journeys of the other stay unchanged', () => {
  const journeys = JSON.stringify({ scenarios: [{ id: 'a', answers: { wish: 'x' }, path: [] }] });
  const texts = new Map([...two, ['flows/tiny.scenarios.json', journeys]]);
  const after = done(renameField(texts, { path: 'wish', name: 'hope' }));
  expect(after.flows).toEqual([VISIT]);
  expect(after.texts.get(TINY)).toBe(two.get(TINY));
  expect(after.texts.get('flows/tiny.scenarios.json')).toBe(journeys);
});

test('a path that belongs to different steps is ambiguous, so the command asks', () => {
  const own = flowIn(two, VISIT);
  const steps = own.steps.map((step) =>
    step.id === 'wish' ? { ...step, answers: 'person' } : step,
  );
  const schema = (two.get('schemas/wish/schema.json') ?? '').replaceAll('"wish"', '"name"');
  const texts = new Map([
    ...two,
    [VISIT, JSON.stringify({ ...own, steps })],
    ['schemas/wish/schema.json', schema],
  ]);
  expect(why(renameField(texts, { path: 'person.name', name: 'called' }))).toBe(
    'Several questionnaires ask for "person.name", each in its own step. Choose one: --flow tiny or --flow visit.',
  );
  const { flows } = done(renameField(texts, { path: 'person.name', name: 'called', of: TINY }));
  expect(flows).toEqual([TINY]);
});
