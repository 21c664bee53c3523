// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import acknowledgement from '../../../src/engine/fields/acknowledgement/widget.tsx';
import checkbox from '../../../src/engine/fields/checkbox/widget.tsx';
import checks from '../../../src/engine/fields/checks/widget.tsx';

import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { descriptionOf, mountStep } from '../form/mount-step.tsx';

const widgets = { acknowledgement, checkbox, checks };
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('checks', () => {
  const FEW = ['Framing', 'Trim', 'Slabs', 'None'];
  const MANY = [...FEW, ...Array.from({ length: 10 }, (_, n) => `Work ${n}`)];
  const mountChecks = (options: object, picks?: string[], limit: object = {}, offered = FEW) =>
    mountStep({
      widgets,
      properties: {
        picks: {
          type: 'array',
          title: 'Picks',
          uniqueItems: true,
          items: { type: 'string' },
          ...limit,
        },
      },
      required: ['picks'],
      values: { offered },
      catalogs: {
        activities: {
          entries: [
            {
              id: 'carpentry',
              label: 'Carpentry',
              activities: ['Trim', 'Framing', 'None'],
              keywords: { Framing: ['lumber'] },
            },
            { id: 'concrete', label: 'Concrete', activities: ['Slabs', 'Trim'] },
            { id: 'roofing', label: 'Roofing', activities: ['Shingles'] },
          ],
        },
      },
      ui: {
        picks: { 'ui:widget': 'checks', 'ui:options': { choicesFrom: 'offered', ...options } },
      },
      ...(picks && { data: { picks } }),
    });

  it('store the checked values in the order offered, whatever the order of checking', async () => {
    const { user, data } = await mountChecks({});
    await user.click(box('Slabs'));
    await user.click(box('Framing'));
    expect(data()).toEqual({ picks: ['Framing', 'Slabs'] });
  });

  it('let the exclusive value clear the others', async () => {
    const { user, data } = await mountChecks({ exclusive: 'None' }, ['Framing', 'Trim']);
    await user.click(box('None'));
    expect(data()).toEqual({ picks: ['None'] });
  });

  it('let another value clear the exclusive one', async () => {
    const { user, data } = await mountChecks({ exclusive: 'None' }, ['None']);
    await user.click(box('Trim'));
    expect(data()).toEqual({ picks: ['Trim'] });
  });

  it('let the exclusive value be cleared by pressing it again', async () => {
    const { user, data } = await mountChecks({ exclusive: 'None' }, ['None']);
    await user.click(box('None'));
    expect(data()).toEqual({ picks: [] });
  });

  it('work with Tab and Space alone', async () => {
    const { user, data } = await mountChecks({});
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(data()).toEqual({ picks: ['Trim'] });
  });

  it('drop a value that is no longer offered', async () => {
    const { user, data } = await mountChecks({}, ['Plumbing', 'Trim']);
    await user.click(box('Slabs'));
    expect(data()).toEqual({ picks: ['Trim', 'Slabs'] });
  });

  it('are flagged when the catalog has a warning for the choice', async () => {
    const catalog = 'work';
    const flag = 'Foundation work is excluded from every plan.';
    const entries: JsonObject[] = [{ id: 'Fencing' }, { id: 'Foundation work', flag }];
    await mountStep({
      widgets,
      properties: {
        picks: { type: 'array', items: { type: 'string', enum: ['Fencing', 'Foundation work'] } },
      },
      catalogs: { [catalog]: { entries } },
      ui: { picks: { 'ui:widget': 'checks', 'ui:options': { catalog } } },
    });
    expect(descriptionOf(box('Foundation work'))).toContain(flag);
    expect(box('Fencing').getAttribute('aria-describedby')).toBeNull();
  });

  it('can be searched when a search label is given, and checked values stay visible', async () => {
    const { user, data } = await mountChecks({ filter: 'Find work' }, ['Framing'], {}, MANY);
    await user.type(screen.getByRole('searchbox', { name: 'Find work' }), 'slab');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    await user.click(box('Slabs'));
    expect(data()).toEqual({ picks: ['Framing', 'Slabs'] });
    await user.click(screen.getByRole('button', { name: 'Remove Framing' }));
    expect(data()).toEqual({ picks: ['Slabs'] });
    expect(screen.getByText('1 shown')).toBeTruthy();
  });

  it('found by a search stand best first, without headings, and say which word found them', async () => {
    const options = { filter: 'Find work', groupBy: 'activities' };
    const { user } = await mountChecks(options, undefined, {}, MANY);
    await user.type(screen.getByRole('searchbox', { name: 'Find work' }), 'lumber');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(descriptionOf(box('Framing'))).toContain('Matches “lumber.”');
    expect(screen.queryByRole('group', { name: 'Carpentry' })).toBeNull();
  });

  it('are not searched when they are few', async () => {
    await mountChecks({ filter: 'Find work' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('are all shown without a search label', async () => {
    await mountChecks({}, ['Framing']);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Chosen so far' })).toBeNull();
  });

  it('refuse a check over the maximum, say so, and keep the earlier ones', async () => {
    const { user, data, notify } = await mountChecks(
      { tooMany: 'Two at most' },
      ['Framing', 'Trim'],
      { maxItems: 2 },
    );
    await user.click(box('Slabs'));
    expect(data()).toEqual({ picks: ['Framing', 'Trim'] });
    expect(box('Slabs')).toHaveProperty('checked', false);
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', 'Two at most');
  });

  it('accept any number of checks when there is no message for too many', async () => {
    const { user, data } = await mountChecks({}, ['Framing', 'Trim'], { maxItems: 2 });
    await user.click(box('Slabs'));
    expect(data()).toEqual({ picks: ['Framing', 'Trim', 'Slabs'] });
  });

  it('appear once each under the first heading that lists them, the exclusive one under none', async () => {
    await mountChecks({ groupBy: 'activities', exclusive: 'None' });
    const under = (heading: string) =>
      within(screen.getByRole('group', { name: heading }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);
    expect(under('Carpentry')).toEqual(['Trim', 'Framing']);
    expect(under('Concrete')).toEqual(['Slabs']);
    expect(screen.queryByRole('group', { name: 'Roofing' })).toBeNull();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(box('None').closest('fieldset')?.id).toBe('root.picks');
  });
});

describe('checkbox', () => {
  const mountCheckbox = (agree?: boolean) =>
    mountStep({
      widgets,
      properties: { agree: { type: 'boolean', title: 'I agree', description: 'No rush' } },
      required: ['agree'],
      ui: { agree: { 'ui:widget': 'checkbox' } },
      errors: { agree: ['Check the box'] },
      ...(agree !== undefined && { data: { agree } }),
    });

  it('stores true, and nothing when it is unchecked', async () => {
    const { user, data } = await mountCheckbox();
    await user.click(screen.getByText('I agree'));
    expect(data()).toEqual({ agree: true });
    await user.keyboard(' ');
    expect(data()).toEqual({});
  });

  it('shows a stored false as unchecked', async () => {
    await mountCheckbox(false);
    expect(box('I agree')).toHaveProperty('checked', false);
  });

  it('shows its label once and is described by its hint and its message', async () => {
    await mountCheckbox();
    expect(screen.getAllByText('I agree')).toHaveLength(1);
    expect(descriptionOf(box('I agree'))).toEqual(['No rush', 'Check the box']);
    expect(box('I agree').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('acknowledgement', () => {
  const term = { id: 'a', label: 'Cranes', meaning: 'Lifting by crane.', group: 'high' };
  const many = Array.from({ length: 9 }, (_, at) => ({ ...term, id: `a${at}` }));

  const mountTerms = (options: object, messages: string[] = [], entries = [term]) =>
    mountStep({
      widgets,
      properties: { agree: { type: 'boolean', title: 'I Understand', const: true } },
      required: ['agree'],
      catalogs: {
        excluded: {
          groups: [{ id: 'high', label: 'At height' }],
          entries,
        },
      },
      ui: {
        agree: {
          'ui:widget': 'acknowledgement',
          'ui:options': { catalog: 'excluded', ...options },
        },
      },
      errors: { agree: messages },
    });

  it('shows a long list in a named region that the keyboard reaches before the box', async () => {
    const titled = { listTitle: 'What is excluded', intro: 'Read this.' };
    const { user } = await mountTerms(titled, [], many);
    const region = screen.getByRole('region', { name: 'What is excluded' });
    expect(within(region).getAllByText('Lifting by crane.')).toHaveLength(many.length);
    await user.tab();
    expect(document.activeElement).toBe(region);
    await user.tab();
    expect(document.activeElement).toBe(box('I Understand'));
  });

  it('describes the box by its title, intro and message', async () => {
    await mountTerms({ listTitle: 'What is excluded', intro: 'Read this.' }, ['Check the box']);
    expect(descriptionOf(box('I Understand'))).toEqual([
      'What is excluded',
      'Read this.',
      'Check the box',
    ]);
  });

  it('shows a short list in full, where the keyboard need not stop to scroll it', async () => {
    const { user } = await mountTerms({});
    expect(screen.getByText('Lifting by crane.')).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(box('I Understand'));
  });

  it('names the region when the step gives the list no title', async () => {
    await mountTerms({});
    expect(screen.getByRole('region', { name: 'The full list' })).toBeTruthy();
  });

  it('is true when checked and no answer when not', async () => {
    const { user, data } = await mountTerms({});
    await user.click(box('I Understand'));
    expect(data()).toEqual({ agree: true });
    await user.click(box('I Understand'));
    expect(data()).toEqual({});
  });
});
