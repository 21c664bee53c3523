// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { isObject, type Json } from '../../../../src/engine/logic/json.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import {
  type OpenDialog,
  StudioContext,
  type StudioParts,
  useProject,
} from '../../../../src/studio/session/studio-context.tsx';
import { outline, readable } from '../../../../src/studio/edits/project/outline.ts';
import type { Texts } from '../../../../src/studio/edits/project/texts.ts';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { EndPageForm } from '../../../../src/studio/panels/pages/EndPageForm.tsx';
import { selectionStore } from '../../../../src/studio/session/project/selection-store.ts';
import { StepForm } from '../../../../src/studio/panels/form/StepForm.tsx';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { findings } from '../../edits/step/edited.ts';

afterEach(cleanup);

const FLOW = 'flows/tiny.json';
const PAGE = '/pages/0';
const offered = questionnaire('tiny');

function mount(texts: Texts, flowId: string, id: string, form?: ReactNode) {
  const project = projectStore();
  project.load(new Map([...texts].map(([path, text]) => [path, { text, hash: path }])));
  const parts = {
    project,
    selection: selectionStore({ flowId, step: id }),
    dialogs: valueStore<readonly OpenDialog[]>([]),
  } as Partial<StudioParts> as StudioParts;
  function Form() {
    const flow = outline(useProject().texts).find((one) => one.flowId === flowId);
    return form ?? (flow && <EndPageForm flow={flow} id={id} />);
  }
  render(
    <StudioContext value={parts}>
      <Form />
    </StudioContext>,
  );
  const after = () => project.getState().texts;
  return { project, after, user: userEvent.setup() };
}

const box = (name: string | RegExp) => screen.getAllByRole('textbox', { name })[0] as HTMLElement;

/** Where each label of the form writes to, in the page of the questionnaire `tiny`. */
const LINES: readonly (readonly [string, string, number])[] = [
  ['Name in lists of pages', '/label', 0],
  ['Address', '/path', 0],
  ['Prefix, e.g. QTE-', '/number/prefix', 0],
  ['Heading', '/outcome/title', 0],
  ['Text below the heading', '/outcome/text', 0],
  ['Label of the number', '/outcome/number', 0],
  ['Heading', '/outcome/open/title', 1],
  ['Text below the heading', '/outcome/open/text', 1],
  ['Heading', '/outcome/next/title', 2],
  ['Sentence 1', '/outcome/next/items/0', 0],
  ['Text before the phone number', '/outcome/call', 0],
  ['Text above the list of answers', '/outcome/review', 0],
];

test('every text of the page has a line in the form, which edits it alone', () => {
  const numbered = applyAll(offered, [
    { file: FLOW, set: `${PAGE}/number`, to: { prefix: 'T-', below: 5000 } },
  ]);
  const { after } = mount(numbered, 'tiny', 'offer');
  const lines = screen.getAllByRole('textbox');
  const labeled = (label: string) =>
    lines.filter((line) => (line as HTMLTextAreaElement).labels[0]?.textContent === label);
  const edits = LINES.map(([label, pointer, index]): Edit => {
    const [line, to] = [labeled(label)[index] as HTMLElement, `/${label}-${index}`];
    fireEvent.change(line, { target: { value: to } });
    return { file: FLOW, set: `${PAGE}${pointer}`, to };
  });
  expect(after()).toEqual(applyAll(numbered, edits));
  const [page] = readable(numbered, FLOW)['pages'] as Json[];
  const pointers = LINES.map(([, pointer]) => pointer);
  expect(pointersOf(page).toSorted()).toEqual([...pointers, '/id', '/kind'].toSorted());
});

/** The pointers of all texts inside a value. */
const pointersOf = (json: Json | undefined, at = ''): string[] =>
  typeof json === 'string'
    ? [at]
    : Array.isArray(json) || isObject(json)
      ? Object.entries(json).flatMap(([key, one]) => pointersOf(one, `${at}/${key}`))
      : [];

test('a page without a number gets one as soon as its start is typed', async () => {
  const silent = applyAll(offered, [{ file: FLOW, remove: `${PAGE}/number` }]);
  const { after, user } = mount(silent, 'tiny', 'offer');
  await user.type(box('Prefix, e.g. QTE-'), 'T-');
  const number = { prefix: 'T-', below: 10_000_000 };
  expect(after()).toEqual(applyAll(silent, [{ file: FLOW, set: `${PAGE}/number`, to: number }]));
});

test('a sentence is added and removed, and takes the focus', async () => {
  const { after, user } = mount(offered, 'tiny', 'offer');
  expect(screen.queryByRole('button', { name: 'Remove sentence 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a sentence' }));
  await user.keyboard('Then you pay.');
  expect(after().get(FLOW)).toContain('"items": ["We call you.", "Then you pay."]');
  await user.click(screen.getByRole('button', { name: 'Remove sentence 1' }));
  await user.keyboard(' Soon.');
  expect(after().get(FLOW)).toContain('"items": ["Then you pay. Soon."]');
});

test('another kind shows its links, and the words of the page are kept for the way back', async () => {
  const { after, user } = mount(offered, 'tiny', 'offer');
  expect(screen.queryByRole('combobox', { name: 'Leads on to' })).toBeNull();
  const kind = screen.getByRole('combobox', { name: 'What it shows' });
  await user.selectOptions(kind, 'papers');
  expect(screen.getByRole('combobox', { name: 'Leads on to' })).toBeDefined();
  expect(box('Text above the list of answers')).toBeDefined();
  await user.selectOptions(kind, 'outcome');
  expect(after()).toEqual(offered);
});

test('a page that becomes one of texts gets those that it lacks', async () => {
  const bare = applyAll(offered, [
    { file: FLOW, set: `${PAGE}/kind`, to: 'quote' },
    { file: FLOW, remove: `${PAGE}/outcome` },
  ]);
  const { after, user } = mount(bare, 'tiny', 'offer');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What it shows' }), 'outcome');
  expect(findings(after(), true)).toEqual([]);
});

test('the shipped quote links to its pages, and the words about each coverage are edited', async () => {
  const { after, user } = mount(readProject('.'), 'onboarding', 'quote');
  const link = screen.getByRole('combobox', { name: 'Leads on to' });
  expect((link as HTMLSelectElement).value).toBe('purchase');
  await user.click(screen.getByRole('button', { name: /^Tools and equipment/ }));
  fireEvent.change(box('What happens to it'), { target: { value: 'Ask us.' } });
  await user.click(screen.getByRole('switch', { name: 'The prices include it' }));
  const [page] = readable(after(), 'flows/onboarding.json')['pages'] as { alsoAsked: Json[] }[];
  expect(page?.alsoAsked).toContainEqual(
    expect.objectContaining({ when: 'insuresTools', note: 'Ask us.', included: true }),
  );
});

test('no form edits a flow file that is not valid JSON', () => {
  const broken = new Map([...offered, [FLOW, `{{ ${offered.get(FLOW)}`]]);
  mount(broken, 'tiny', 'offer');
  mount(broken, 'tiny', 'person', <StepForm step="person" />);
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(said).toEqual(Array(2).fill(expect.stringContaining('flows/tiny.json is not valid JSON')));
  expect(screen.queryByRole('textbox')).toBeNull();
});
