import { expect, test } from 'vitest';
import type { Answers } from '../../../../src/engine/flow/types.ts';
import { walk } from '../../../../src/engine/flow/walk.ts';
import type { Edit } from '../../../../src/checker/project/edit.ts';
import { askedFields } from '../../../../src/studio/session/paths/asked-fields.ts';
import { tiny } from './tiny.ts';

function fieldsOf(step: string, answers: Answers, ...edits: Edit[]) {
  const { subject } = tiny(...edits);
  const at = subject.steps.get(step);
  if (at === undefined) throw new Error(`There is no step ${step}.`);
  const { active } = walk(subject.flow, answers, subject.ambient);
  return askedFields(subject, at, answers, { ...active, ...subject.ambient });
}

test('each question has the control for its kind of answer, in the order of the page', () => {
  const fields = fieldsOf('person', {});
  expect(fields.map(({ at, kind, isRequired }) => `${at} ${kind} ${isRequired}`)).toEqual([
    '/name text false',
    '/email text true',
    '/age number true',
    '/area text false',
    '/partner choice true',
  ]);
  expect(fields.find(({ at }) => at === '/area')?.isComputed).toBe(true);
});

test('a question that an answer opens is asked once it is given', () => {
  const asked = fieldsOf('person', { person: { partner: 'yes' } }).map(({ at }) => at);
  expect(asked).toContain('/partnerName');
});

test('choices have the labels of the page, including those that the flow computes', () => {
  const [kind] = fieldsOf('kind', {});
  expect(kind).toMatchObject({ kind: 'choice', label: 'Your kind of business' });
  expect(kind?.kind === 'choice' && kind.options[0]).toEqual({ value: 'craft', label: 'Craft' });
  const [jobs] = fieldsOf('work', {});
  expect(jobs).toMatchObject({ kind: 'choices', options: [{ label: 'General work' }, {}] });
});

test('a list shows its items part by part, and a new item is valid', () => {
  const shares = [{ name: 'Advice', percentage: 100 }];
  const [field] = fieldsOf('shares', { shares });
  if (field?.kind !== 'list') throw new Error('Shares must be a list.');
  expect(field.items[0]?.map(({ at, value }) => [at, value])).toEqual([
    ['/shares/0/name', 'Advice'],
    ['/shares/0/percentage', 100],
  ]);
  expect(field.fresh).toMatchObject({ name: expect.any(String), percentage: 0 });
});

test('a yes-no question has two choices, and a box that must be checked has one', () => {
  const add = (schema: Record<string, string | boolean>): Edit => ({
    file: 'schemas/day/schema.json',
    set: '/properties/sure',
    to: { title: 'Sure?', ...schema },
  });
  const optionsOf = (edit: Edit) => {
    const field = fieldsOf('day', {}, edit).find(({ at }) => at === '/sure');
    return field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
  };
  expect(optionsOf(add({ type: 'boolean' }))).toEqual(['Yes', 'No']);
  expect(optionsOf(add({ type: 'boolean', const: true }))).toEqual(['Yes']);
});

test('a hidden question is not in the table', () => {
  const hidden: Edit = { file: 'schemas/person/ui.json', set: '/name/ui:widget', to: 'hidden' };
  expect(fieldsOf('person', {}, hidden).map(({ at }) => at)).not.toContain('/name');
});
