import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema, WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { StepCatalog, StepFormContext } from '../../../src/engine/form/contract.ts';
import { formTheme } from '../../../src/engine/form/theme.ts';
import { keywordLoaders } from '../../../src/engine/flow/compile/keywords.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { ThemeShell } from '../../../src/engine/ui/ThemeShell.tsx';
import { questionnaire } from '../../fixtures/questionnaire.ts';

type Setup = {
  widget: ComponentType<WidgetProps>;
  schema: RJSFSchema;
  /** `ui:options` of the field. */
  options?: JsonObject;
  /** Value of the field `answer`. */
  value?: Json;
  /** Other fields of the step, without a widget. */
  siblings?: JsonObject;
  catalogs?: Record<string, StepCatalog>;
  today?: string;
  errors?: ErrorSchema;
};

/**
 * Renders a step with the one field `answer` as the page would, and gives access to its current value.
 */
export async function mountField(setup: Setup) {
  const { widget, schema, options = {}, value, siblings = {}, catalogs = {}, errors } = setup;
  const notify = vi.fn<StepFormContext['notify']>();
  const submitted = vi.fn<() => void>();
  const initial: JsonObject = value === undefined ? siblings : { ...siblings, answer: value };
  let data = initial;
  let setSiblings: (changed: JsonObject) => void = () => undefined;

  function Step() {
    const [current, setCurrent] = useState<JsonObject>(initial);
    data = current;
    setSiblings = (changed) => setCurrent((before) => ({ ...before, ...changed }));
    const formContext: StepFormContext = {
      blocks: {},
      catalogs,
      keywords: keywordLoaders(catalogs),
      answers: {},
      data: current,
      value: () => undefined,
      today: setup.today ?? '2026-11-21',
      notify,
    };
    return (
      <ThemeShell>
        <Form<Record<string, unknown>>
          {...formTheme}
          schema={{ type: 'object', properties: { answer: { title: 'Answer', ...schema } } }}
          uiSchema={{ answer: { 'ui:widget': 'tested', 'ui:options': options } }}
          widgets={{ tested: widget }}
          validator={validator}
          formData={current}
          formContext={formContext}
          {...(errors && { extraErrors: { answer: errors } })}
          experimental_defaultFormStateBehavior={{
            arrayMinItems: { populate: 'never' },
            constAsDefaults: 'never',
            emptyObjectFields: 'skipEmptyDefaults',
          }}
          noValidate
          noHtml5Validate
          onChange={({ formData }) => setCurrent(isObject(formData) ? formData : {})}
          onSubmit={() => submitted()}
        />
      </ThemeShell>
    );
  }

  const user = userEvent.setup();
  await act(async () => {
    render(<Step />, { wrapper: MemoryRouter });
  });
  return {
    user,
    notify,
    submitted,
    answer: () => data.answer,
    setSiblings: (changed: JsonObject) => act(async () => setSiblings(changed)),
  };
}

const crew = questionnaire('crew');

/** A catalog of the fixture `crew` as provided by the step's module. */
export function catalogFile(name: string): StepCatalog {
  const file: unknown = JSON.parse(crew.get(`schemas/catalog/${name}.json`) ?? '{}');
  const entries = isObject(file) && Array.isArray(file.entries) ? file.entries : [];
  return { entries: entries.filter(isObject) };
}

/** The text field with this name, as an HTMLInputElement. */
export function textField(name: string | RegExp): HTMLInputElement {
  const field = screen.getByRole('textbox', { name });
  if (!(field instanceof HTMLInputElement)) throw new Error('That is not a text field');
  return field;
}
