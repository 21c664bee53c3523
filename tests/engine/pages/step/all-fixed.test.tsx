// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../../src/engine/questionnaire/compile-questionnaire.ts';
import { Questionnaire } from '../../../../src/engine/questionnaire/Questionnaire.tsx';
import { memoryStore } from '../../../../src/engine/stores/store-adapter.ts';
import { endToasts } from '../../ui/toasts/end-toasts.tsx';

beforeEach(endToasts);
afterEach(cleanup);

const named = (title: string) => ({ type: 'string', title, minLength: 2 });

const questionnaire = compileQuestionnaire({
  flow: { id: 'pets', steps: [{ id: 'pets' }], pages: [{ id: 'end', kind: 'outcome' }] },
  steps: {
    pets: {
      schema: {
        type: 'object',
        title: 'Your pets',
        properties: {
          owner: named('Owner'),
          nickname: named('Nickname'),
          hasDog: { type: 'boolean', title: 'A dog?' },
          cats: {
            type: 'array',
            title: 'Cats',
            items: { type: 'object', properties: { name: named('Cat') }, required: ['name'] },
          },
        },
        required: ['owner', 'hasDog'],
        if: { properties: { hasDog: { const: true } }, required: ['hasDog'] },
        then: { properties: { dog: named('Dog') }, required: ['dog'] },
      },
    },
  },
});

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const summaryTitle = () =>
  screen.queryByRole('heading', { name: /^(There is a problem|All fixed)$/ })?.textContent;
const wrongFields = () => document.querySelectorAll('[aria-invalid="true"]').length;

/** Waits for the title, which never stands beside a field that says otherwise. */
const expectTitle = (title: string) =>
  waitFor(() => {
    expect(summaryTitle()).toBe(title);
    expect(wrongFields() > 0).toBe(title !== 'All fixed');
  });

async function mendRefusal(): Promise<UserEvent> {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Questionnaire questionnaire={questionnaire} store={memoryStore()} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await expectTitle('There is a problem');
  await user.type(await field(/^Owner/), 'Ada');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await expectTitle('All fixed');
  return user;
}

type Change = (user: UserEvent) => Promise<void>;

const laterErrors: readonly [string, Change, Change][] = [
  [
    'a field that was in order is emptied',
    async (user) => await user.clear(await field(/^Owner/)),
    async (user) => await user.type(await field(/^Owner/), 'Lin'),
  ],
  [
    'a field that nothing was said about is touched',
    async (user) => await user.type(await field(/^Nickname/), 'A'),
    async (user) => await user.type(await field(/^Nickname/), 'da'),
  ],
  [
    'an answer brings another question',
    async (user) => await user.click(screen.getByRole('radio', { name: 'Yes' })),
    async (user) => await user.type(await field(/^Dog/), 'Rex'),
  ],
  [
    'a list gets a row',
    async (user) => await user.click(screen.getByRole('button', { name: /^Add/ })),
    async (user) => await user.type(await field(/^Cat/), 'Mia'),
  ],
];

it.each(laterErrors)(
  'the summary says that all is fixed only until %s, and again once that is mended',
  async (_case, spoil, mend) => {
    const user = await mendRefusal();
    await spoil(user);
    await expectTitle('There is a problem');
    await mend(user);
    await expectTitle('All fixed');
    expect(wrongFields()).toBe(0);
  },
);
