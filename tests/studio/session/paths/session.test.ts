import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import {
  changed,
  sessionOf,
  sessionOfRandom,
} from '../../../../src/studio/session/paths/session.ts';
import { answer, tiny } from './tiny.ts';

const TWO_BUTTONS: JsonObject[] = [
  { id: 'continue', label: 'Continue' },
  { id: 'skip', label: 'Skip', set: { jobs: ['Advice'] } },
];

test('an answer is given, changed and taken back, and the flow derives from it', () => {
  const { after } = tiny();
  const work = answer('work', '/jobs', ['Advice', 'General work']);
  const { answers } = after(answer('kind', '/area', 'Ohio'), answer('person', '/age', 40), work);
  expect(answers).toMatchObject({ area: 'Ohio', person: { age: 40, area: 'Ohio' } });
  expect(after(work, answer('work', '/jobs', undefined)).answers).not.toHaveProperty('jobs');
});

test('a button gives its own answers, and is recorded only if it is not the first', () => {
  const { after, subject } = tiny({
    file: 'flows/tiny.json',
    set: '/steps/3/actions',
    to: TWO_BUTTONS,
  });
  const skipped = after({ kind: 'press', step: 'work', action: 'skip' });
  expect(skipped).toMatchObject({ answers: { jobs: ['Advice'] }, actions: { work: 'skip' } });
  const back = changed(subject, skipped, { kind: 'press', step: 'work', action: 'continue' });
  expect(back.actions).toEqual({});
});

test('an emptied step counts as not visited', () => {
  const { after } = tiny();
  const session = after(answer('person', '/age', 40), { kind: 'clear', step: 'person' });
  expect(session.answers).toEqual({});
});

test('the rest is answered with valid answers, and existing answers stay', () => {
  const { after } = tiny();
  const { answers } = after(answer('kind', '/kind', 'craft'), answer('kind', '/area', 'Ohio'), {
    kind: 'fill',
  });
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining(['kind', 'area', 'crafts', 'person', 'jobs', 'day']),
  );
  expect(answers['kind']).toBe('craft');
});

test('a recorded journey is played to its end, and a random visitor is reproducible', () => {
  const { subject } = tiny();
  const played = sessionOf(subject, { answers: { person: { email: 'ana@b.example', age: 50 } } });
  expect(played.answers).toMatchObject({ person: { age: 50 }, day: { date: expect.any(String) } });
  expect(sessionOfRandom(subject, 3)).toEqual(sessionOfRandom(subject, 3));
  expect(sessionOfRandom(subject, 3)).not.toEqual(sessionOfRandom(subject, 4));
});
