import Form from '@rjsf/core';
import { ErrorSchemaBuilder, type RJSFSchema, type UiSchema, type WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { stepAnswers } from '../../../src/engine/draft/step-answers.ts';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import type { StepFormContext } from '../../../src/engine/form/contract.ts';
import { FieldAdvice } from '../../../src/engine/form/field-messages.ts';
import { EnteredValues, type FieldValues } from '../../../src/engine/form/AnswerField.tsx';
import { formTheme } from '../../../src/engine/form/theme.ts';
import type { Json } from '../../../src/engine/logic/json.ts';
import { samplePolicy } from '../draft/sample-policy.ts';
import { fakeClock, fakeRandom, fakeStorage, type FakeStorage } from '../draft/world.ts';
import { small } from '../flow/small-flow.ts';

const flow = small({ steps: [{ id: 'answer' }] });

const policy: DraftPolicy = {
  ...samplePolicy,
  sections: ['answer'],
  upgrade: (_section, value) => value as Json,
  columns: () => ({}),
  mirror: () => ({}),
  activeAnswers: (answers) => answers,
};

/** A browser tab with the draft. */
function openTab(browser: FakeStorage, seed = 1) {
  const clock = fakeClock();
  const store = createDraftStore({ ...browser.open(), policy, clock, random: fakeRandom(seed) });
  return { clock, store };
}

type Setup = {
  /** Schema of the one field, `answer`. */
  schema: RJSFSchema;
  ui: UiSchema;
  widgets: Record<string, ComponentType<WidgetProps>>;
  value?: Json;
  /** Messages by dotted path within the answer, e.g. `0.make`. */
  errors?: Record<string, string>;
};

/** A form with one field that reads and writes a draft, as an open step's form does. */
export function mountDrafted({ schema, ui, widgets, value, errors = {} }: Setup) {
  const browser = fakeStorage();
  const { store, clock } = openTab(browser);
  if (value !== undefined) store.change({ answer: value });
  const [step] = flow.steps;
  if (step === undefined) throw new Error('The flow has no step');
  const answers = stepAnswers(store, { flow, step, schema: {}, ambient: () => ({}) });
  answers.follow();
  const entering: FieldValues = {
    read: answers.read,
    subscribe: answers.subscribe,
    enter: (path, next) => answers.enter(path, next, 'typing'),
    blank: () => undefined,
  };
  const messages = new ErrorSchemaBuilder();
  for (const [place, text] of Object.entries(errors)) messages.addErrors([text], `answer.${place}`);
  const formContext: StepFormContext = {
    blocks: {},
    catalogs: {},
    keywords: {},
    data: {},
    value: () => undefined,
    today: '2026-11-22',
    notify: () => undefined,
  };
  const form = (
    <Form<unknown, RJSFSchema, StepFormContext>
      {...formTheme}
      schema={{ type: 'object', properties: { answer: { title: 'Answer', ...schema } } }}
      uiSchema={{ answer: ui }}
      widgets={widgets}
      validator={validator}
      formContext={formContext}
      formData={NOTHING}
      extraErrors={messages.ErrorSchema}
      noValidate
    />
  );
  const shown = (advice: Record<string, string>) => (
    <EnteredValues value={entering}>
      <FieldAdvice value={advice}>{form}</FieldAdvice>
    </EnteredValues>
  );
  const user = userEvent.setup();
  const { rerender } = render(shown({}), { wrapper: MemoryRouter });
  return {
    user,
    store,
    /** The current answer. */
    answer: () => store.answers()['answer'],
    pause: () => act(async () => await clock.advance(1000)),
    /** Answers in another tab of the browser. */
    elsewhere: (answer: Json) => act(() => openTab(browser, 2).store.change({ answer })),
    advise: (text: string) => rerender(shown({ 'root.answer': text })),
  };
}

const NOTHING = {};
