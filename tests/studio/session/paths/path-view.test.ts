import { describe, expect, test } from 'vitest';
import { noticesOf, pathView } from '../../../../src/studio/session/paths/path-view.ts';
import { NEW_SESSION, type Change } from '../../../../src/studio/session/paths/session.ts';
import { answer, tiny } from './tiny.ts';

const { subject, vocabulary, after } = tiny();
const CRAFT: Change[] = [answer('kind', '/kind', 'craft'), answer('kind', '/area', 'Ohio')];

const viewAfter = (open: string | undefined, ...changes: Change[]) =>
  pathView(subject, vocabulary, after(...changes), open);

describe('the path', () => {
  test('follows the default transitions for a visitor without answers', () => {
    const { steps, end } = pathView(subject, vocabulary, NEW_SESSION, undefined);
    expect(steps.map(({ id, standing }) => `${id} ${standing}`)).toEqual([
      'kind open',
      'person open',
      'work open',
      'shares open',
      'day open',
    ]);
    expect(end?.label).toBe('Offer');
  });

  test('says why it takes each transition, and how complete each step is', () => {
    const [first, second] = viewAfter(undefined, ...CRAFT).steps;
    expect(first).toMatchObject({
      standing: 'answered',
      because: 'Because "Your kind of business" is "Craft"',
    });
    expect(second).toMatchObject({ id: 'crafts', number: 2, of: 6, percent: 33, because: '' });
  });

  test('says how full a bar of its own is, not the one that it replaces', () => {
    const { subject, vocabulary } = tiny({
      file: 'flows/tiny.json',
      set: '/steps/0/ownProgress',
      to: { percent: 95, text: 'Completion time: 3 min' },
    });
    const { steps } = pathView(subject, vocabulary, NEW_SESSION, undefined);
    expect(steps.slice(0, 2)).toMatchObject([
      { id: 'kind', percent: 95 },
      { id: 'person', percent: 50 },
    ]);
  });

  test('marks a step with invalid answers', () => {
    const { steps } = viewAfter(undefined, answer('person', '/age', 7));
    expect(steps.find(({ id }) => id === 'person')?.standing).toBe('refused');
  });
});

describe('the open step', () => {
  test('shows notices in words, without the syntax of their links', () => {
    const { subject, vocabulary } = tiny({
      file: 'schemas/person/ui.json',
      set: '/ui:blocks',
      to: [
        { kind: 'text', text: 'See our [terms](/terms), or [call us](tel:+13125550142).' },
        { kind: 'list', title: 'States', intro: 'Read [why](/about).', catalog: 'states' },
      ],
    });
    expect(pathView(subject, vocabulary, NEW_SESSION, 'person').open?.reads).toEqual([
      'See our terms, or call us.',
      'States Read why.',
    ]);
  });

  test('shows what is wrong with its answers, once there are some', () => {
    expect(viewAfter('person').open?.says).toEqual([]);
    expect(viewAfter('person', answer('person', '/age', 7)).open?.says).toContainEqual({
      at: '/age',
      message: '18 or more',
      severity: 'error',
    });
  });

  test('is marked as off the path if this visitor does not reach it', () => {
    expect(viewAfter('crafts').open?.isOnPath).toBe(false);
    expect(viewAfter('crafts', ...CRAFT).open?.isOnPath).toBe(true);
  });
});

describe('the effects of the answers', () => {
  test('include the row that is sent, without what is set aside', () => {
    const crafts = answer('crafts', '/crafts', ['wood']);
    const other = answer('kind', '/kind', 'shop');
    const { row, parked } = viewAfter(undefined, ...CRAFT, crafts, other);
    expect(parked.map(({ name }) => name)).toEqual(['crafts']);
    expect(row.sections.map(({ name }) => name)).not.toContain('crafts');
    expect(row.columns).toContainEqual({ name: 'industry_ui', value: '"shop"' });
    expect(row.quoted).toEqual([{ name: 'industry_ui', value: '"quoted"' }]);
  });

  test('include the notices that the visitor reads after a change', () => {
    const before = after(...CRAFT, { kind: 'fill' });
    const next = after(...CRAFT, { kind: 'fill' }, answer('kind', '/kind', 'shop'));
    expect(noticesOf(subject, before.answers, next.answers, 'kind')).toEqual([
      expect.stringMatching(/^Set aside, and back if you change this again: .*Crafts/),
    ]);
  });
});
