// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import {
  ANSWERS,
  type Answer,
  type AnswerName,
} from '../../../../src/studio/session/analysis/answers.ts';
import type { Analysis } from '../../../../src/studio/session/analysis/client.ts';
import { type OpenDialog, StudioContext } from '../../../../src/studio/session/studio-context.tsx';
import { PathsView } from '../../../../src/studio/panels/paths/PathsView.tsx';
import { sessionStore } from '../../../../src/studio/session/paths/session.ts';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { studioApi } from '../../../../src/studio/session/project/studio-api.ts';
import { selectionStore } from '../../../../src/studio/session/project/selection-store.ts';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

afterEach(cleanup);

/** The worker's answers, computed in place. */
const inPlace: Analysis = {
  async ask<Name extends AnswerName>(name: Name, texts: ProjectTexts, question: unknown) {
    const ask: (texts: ProjectTexts, question: never) => unknown = ANSWERS[name];
    return { kind: 'answered', answer: (await ask(texts, question as never)) as Answer<Name> };
  },
};

function mount() {
  const project = projectStore();
  const files = [...questionnaire('tiny')].map(
    ([path, text]) => [path, { text, hash: path }] as const,
  );
  project.load(new Map(files));
  const selection = selectionStore({ flowId: 'tiny', step: 'kind' });
  const parts = {
    project,
    selection,
    session: sessionStore(),
    analysis: inPlace,
    quick: inPlace,
    api: studioApi(''),
    dialogs: valueStore<readonly OpenDialog[]>([]),
    kept: valueStore(true),
    windows: valueStore(1),
    others: valueStore(0),
    connected: valueStore(true),
  };
  render(
    <StudioContext value={parts}>
      <PathsView />
    </StudioContext>,
  );
  return { project, selection, user: userEvent.setup() };
}

const path = async () => {
  const list = within(await screen.findByRole('region', { name: 'Path' }));
  return list.getAllByRole('button').map(({ textContent }) => textContent);
};

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('an answer changes the path, which says why', async () => {
  const { user } = mount();
  expect(await path()).not.toContain('Crafts');
  await choose(user, 'Your kind of business', 'Craft');
  await screen.findByText('Because "Your kind of business" is "Craft"');
  expect(await path()).toContain('Crafts');
});

test('an invalid answer is explained at its question', async () => {
  const { user } = mount();
  await user.click(await screen.findByRole('button', { name: 'Person' }));
  await user.type(await screen.findByRole('spinbutton', { name: 'Age' }), '7{Enter}');
  expect(await screen.findByText('18 or more')).toBeDefined();
  expect(await screen.findByRole('img', { name: 'rejects its answers' })).toBeDefined();
});

test('a visitor is recorded as an edit of the files that npm run simulate reads', async () => {
  const { user, project } = mount();
  await user.click(await screen.findByRole('button', { name: 'Answer the rest' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'anybody');
  await user.type(screen.getByRole('textbox', { name: /^Who the visitor is/ }), 'Anybody.');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  await screen.findByText(/^Recorded as “anybody”/);
  const { dirty, texts } = project.getState();
  expect(dirty).toEqual(['flows/tiny.scenarios.json', 'flows/tiny.seen.json']);
  expect(texts.get('flows/tiny.scenarios.json')).toContain('"id": "anybody"');
});
