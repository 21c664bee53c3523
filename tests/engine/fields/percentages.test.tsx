// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import PercentagesWidget from '../../../src/engine/fields/percentages/widget.tsx';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { descriptionOf } from '../form/mount-step.tsx';
import { mountField } from './mount-field.tsx';

const INVALID = 'Total percentage must equal 100%';
const SUCCESS = 'Business activities updated successfully';
const split = [
  { name: 'Framing', percentage: 34 },
  { name: 'Decks', percentage: 33 },
  { name: 'Trim', percentage: 33 },
];

function mountShares(value: Json = split, options: JsonObject = {}) {
  return mountField({
    widget: PercentagesWidget,
    schema: { type: 'array', title: 'Business activities', items: { type: 'object' } },
    options: {
      editLabel: 'Edit activities',
      success: SUCCESS,
      invalid: INVALID,
      ...options,
    },
    value,
  });
}

const editButton = () => screen.getByRole('button', { name: 'Edit activities' });
const share = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

async function openDialog(value?: Json) {
  const mounted = await mountShares(value);
  await mounted.user.click(editButton());
  const retype = async (name: string, text: string) => {
    await mounted.user.clear(share(name));
    if (text !== '') await mounted.user.type(share(name), text);
  };
  return { ...mounted, retype };
}

describe('percentages of activities', () => {
  it('show each share and the total', async () => {
    await mountShares();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['Framing34%', 'Decks33%', 'Trim33%']);
    expect(screen.getByText('100%')).toBeTruthy();
  });

  it('are applied together once they total 100, and the focus returns to the button', async () => {
    const { user, retype, answer, notify, submitted } = await openDialog();
    await retype('Framing', '50');
    await retype('Decks', '40');
    await retype('Trim', '10');
    expect(answer()).toEqual(split);
    await user.click(press('Submit'));
    expect(answer()).toEqual([
      { name: 'Framing', percentage: 50 },
      { name: 'Decks', percentage: 40 },
      { name: 'Trim', percentage: 10 },
    ]);
    expect(notify).toHaveBeenCalledExactlyOnceWith('success', SUCCESS);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(editButton());
    expect(submitted).not.toHaveBeenCalled();
  });

  it('are refused with the message while the total is not 100', async () => {
    const { user, retype, answer, notify } = await openDialog();
    await retype('Framing', '50');
    await user.click(press('Submit'));
    expect(within(screen.getByRole('alert')).getByText(INVALID)).toBeTruthy();
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', INVALID, { silent: true });
    expect(answer()).toEqual(split);
    expect(screen.getByRole('dialog', { name: 'Business activities' })).toBeTruthy();
  });

  it('are refused again at each press, so that the message is announced again', async () => {
    const { user, retype } = await openDialog();
    await retype('Framing', '50');
    await user.click(press('Submit'));
    const first = screen.getByText(INVALID);
    await user.click(press('Submit'));
    expect(screen.getByText(INVALID)).not.toBe(first);
  });

  it('are each marked as wrong and described by the message until one of them changes', async () => {
    const { user, retype } = await openDialog();
    const states = () =>
      split.map(({ name }) => [
        share(name).getAttribute('aria-invalid'),
        descriptionOf(share(name)),
      ]);
    await retype('Framing', '50');
    await user.click(press('Submit'));
    expect(states()).toEqual(split.map(() => ['true', ['%', INVALID]]));
    await retype('Framing', '51');
    expect(states()).toEqual(split.map(() => [null, ['%']]));
  });

  it('show the running total and the difference', async () => {
    const { retype } = await openDialog();
    const total = () => screen.getByText(/^Total: /).parentElement?.textContent;
    expect(total()).toBe('Total: 100% Adds up to 100%');
    await retype('Framing', '4');
    expect(total()).toBe('Total: 70% 30% still to share out');
    await retype('Framing', '99');
    expect(total()).toBe('Total: 165% 65% over');
  });

  it('keep a typed fraction', async () => {
    const { user, retype } = await openDialog();
    await retype('Framing', '3.50');
    expect(screen.getByText(/^Total: /).parentElement?.textContent).toBe(
      'Total: 69.5% 30.5% still to share out',
    );
    await user.tab();
    expect(share('Framing')).toHaveProperty('value', '3.5');
  });

  it.each([
    [['33.3', '33.3', '33.4'], 'Total: 100%'],
    [['33.33', '33.33', '33.33'], 'Total: 99.99%'],
    [['0.1', '0.2', '99.7'], 'Total: 100%'],
  ])('accept %j as the whole', async (typed, total) => {
    const { user, retype, answer } = await openDialog();
    for (const [index, { name }] of split.entries()) await retype(name, typed[index] ?? '');
    expect(screen.getByText(/^Total: /).textContent).toBe(total);
    await user.click(press('Submit'));
    expect(answer()).toEqual(
      split.map(({ name }, index) => ({ name, percentage: Number(typed[index]) })),
    );
  });

  it('refuse a total that is off by more than a hundredth', async () => {
    const { user, retype, notify } = await openDialog();
    await retype('Framing', '33.98');
    await user.click(press('Submit'));
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', INVALID, { silent: true });
  });

  it('show a share with many decimals rounded to the two that can be typed', async () => {
    await openDialog([
      { name: 'Framing', percentage: 33.333333 },
      { name: 'Decks', percentage: 66.666667 },
    ]);
    expect(share('Framing')).toHaveProperty('value', '33.33');
    expect(screen.getByText(/^Total: /).textContent).toBe('Total: 100%');
  });

  it('split the rest over the unedited lines', async () => {
    const { user, retype } = await openDialog();
    await retype('Framing', '49');
    await user.click(press('Make the rest equal'));
    expect(share('Framing')).toHaveProperty('value', '49');
    expect(share('Decks')).toHaveProperty('value', '26');
    expect(share('Trim')).toHaveProperty('value', '25');
  });

  it('say so when there is no line left to fill', async () => {
    const { user, retype } = await openDialog();
    for (const { name } of split) await retype(name, '10');
    await user.click(press('Make the rest equal'));
    expect(screen.getByRole('alert').textContent).toContain('You changed every line');
  });

  it.each([
    ['Cancel', async (user: User) => user.click(press('Cancel'))],
    [
      'Esc, which asks first',
      async (user: User) => {
        await user.keyboard('{Escape}');
        await user.click(press('Discard it'));
      },
    ],
  ])('stay unchanged after %s', async (_name, leave) => {
    const { user, retype, answer } = await openDialog();
    await retype('Framing', '1');
    await leave(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answer()).toEqual(split);
    expect(document.activeElement).toBe(editButton());
    await user.click(editButton());
    expect(share('Framing')).toHaveProperty('value', '34');
  });

  it('are applied with Enter, without submitting the step', async () => {
    const { user, answer, submitted } = await openDialog([{ name: 'Framing', percentage: 90 }]);
    await user.clear(share('Framing'));
    await user.type(share('Framing'), '100{Enter}');
    expect(answer()).toEqual([{ name: 'Framing', percentage: 100 }]);
    expect(submitted).not.toHaveBeenCalled();
  });

  it('are omitted when there are none and the step says so', async () => {
    await mountShares([], { hideWhenEmpty: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

type User = Awaited<ReturnType<typeof mountShares>>['user'];
