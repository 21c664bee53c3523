// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { outline } from '../../../../src/studio/edits/project/outline.ts';
import { focusInForm, formPlaceOf } from '../../../../src/studio/panels/findings/form-place.ts';
import { StepForm } from '../../../../src/studio/panels/form/StepForm.tsx';
import { EndPageForm } from '../../../../src/studio/panels/pages/EndPageForm.tsx';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import { selectionStore } from '../../../../src/studio/session/project/selection-store.ts';
import { valueStore } from '../../../../src/studio/session/project/value-store.ts';
import {
  type OpenDialog,
  StudioContext,
  type StudioParts,
} from '../../../../src/studio/session/studio-context.tsx';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

afterEach(cleanup);

/** Opens a form of a questionnaire, and follows a finding; what it says of the control that it came to. */
function follow(name: string, id: string, file: string, pointer: string): string | undefined {
  const texts = questionnaire(name);
  const [flow] = outline(texts);
  if (flow === undefined) throw new Error(`"${name}" has no questionnaire.`);
  const project = projectStore();
  project.load(new Map([...texts].map(([path, text]) => [path, { text, hash: path }])));
  const parts = {
    project,
    selection: selectionStore({ flowId: flow.flowId, step: id }),
    dialogs: valueStore<readonly OpenDialog[]>([]),
  } as Partial<StudioParts> as StudioParts;
  const { container } = render(
    <StudioContext value={parts}>
      {flow.steps.some((step) => step.id === id) ? (
        <StepForm step={id} />
      ) : (
        <EndPageForm flow={flow} id={id} />
      )}
    </StudioContext>,
  );
  if (!focusInForm(container, formPlaceOf(texts, id, { file, pointer }))) return undefined;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) {
    return focused?.textContent ?? '';
  }
  return focused.labels?.[0]?.textContent ?? '';
}

const SCHEMA = 'schemas/person/schema.json';
const UI = 'schemas/person/ui.json';
const FLOW = 'flows/tiny.json';

test.each([
  ['the title of the page', SCHEMA, '/title', 'Title of the page'],
  ['a label', SCHEMA, '/properties/age/title', 'Label'],
  ['a label in a branch', SCHEMA, '/allOf/0/then/properties/partnerName/title', 'Label'],
  ['a limit', SCHEMA, '/properties/age/maximum', 'Maximum'],
  ['a message', UI, '/age/ui:options/errors/maximum', 'Message when it is too large'],
  ['a part of a text', UI, '/age/ui:options/errors/maximum/text', 'Message when it is too large'],
  ['the words of a choice', UI, '/partner/ui:options/choices/yes/label', 'Label'],
  ['a question as a whole', SCHEMA, '/properties/age', 'Ageagerequired'],
  ['the name of a step', FLOW, '/steps/2/label', 'Name in lists of steps'],
])('a finding about %s leads to its control in the form', (_what, file, pointer, label) => {
  expect(follow('tiny', 'person', file, pointer)).toContain(label);
});

test('a finding about a sentence of an end page leads to its line', () => {
  const at = '/pages/0/outcome/next/items/0';
  expect(follow('tiny', 'offer', FLOW, at)).toContain('Sentence 1');
});

test('a finding about a question of a list opens the list, and the question in it', () => {
  const at = '/properties/dancers/items/properties/born/title';
  expect(follow('dance-school', 'dancers', 'schemas/dancers/schema.json', at)).toContain('Label');
});

test.each([
  [SCHEMA, '/properties/email/pattern'],
  [SCHEMA, '/allOf/0/if'],
  [FLOW, '/steps/2/next/0/to'],
])('%s%s is in no form: the finding leads to the code', (file, pointer) => {
  expect(follow('tiny', 'person', file, pointer)).toBeUndefined();
});
