import Form from '@rjsf/core';
import { ErrorSchemaBuilder, type RJSFSchema, type UiSchema, type WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { loadBlocks } from '../../../src/engine/questionnaire/runnable.ts';
import ScenariosBlock from '../../../src/site/fields/scenarios.tsx';
import type { StepCatalog, StepFormContext } from '../../../src/engine/form/contract.ts';
import { FieldAdvice } from '../../../src/engine/form/field-messages.ts';
import { keywordLoaders } from '../../../src/engine/flow/compile/keywords.ts';
import { formTheme } from '../../../src/engine/form/theme.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';

type Setup = {
  properties: Record<string, RJSFSchema>;
  required?: string[];
  ui?: UiSchema;
  widgets: Record<string, ComponentType<WidgetProps>>;
  data?: JsonObject;
  catalogs?: Record<string, StepCatalog>;
  values?: Record<string, Json>;
  /** Messages by field name. */
  errors?: Record<string, string[]>;
  /** Advice by field id. */
  advice?: Record<string, string>;
};

/** A step of several fields in the real RJSF form with our theme; `data()` returns its current data. */
export async function mountStep(setup: Setup) {
  const { properties, required = [], ui = {}, widgets, errors = {}, advice = {} } = setup;
  const notify = vi.fn<StepFormContext['notify']>();
  const kinds = ['text', 'notice', 'list'];
  const blocks = await loadBlocks(kinds, { scenarios: ScenariosBlock });
  const blurred = vi.fn<(at: string) => void>();
  const messages = new ErrorSchemaBuilder();
  for (const [field, texts] of Object.entries(errors)) messages.addErrors(texts, [field]);
  let data: JsonObject = setup.data ?? {};
  const schema: RJSFSchema = { type: 'object', title: 'The question', properties, required };

  function Step() {
    const [current, setCurrent] = useState<JsonObject>(data);
    data = current;
    const formContext: StepFormContext = {
      blocks,
      catalogs: setup.catalogs ?? {},
      keywords: keywordLoaders(setup.catalogs ?? {}),
      answers: {},
      data: current,
      value: (name) => setup.values?.[name],
      today: '2026-11-21',
      notify,
    };
    return (
      <FieldAdvice value={advice}>
        <Form<unknown, RJSFSchema, StepFormContext>
          {...formTheme}
          schema={schema}
          uiSchema={ui}
          widgets={widgets}
          validator={validator}
          formData={current}
          formContext={formContext}
          extraErrors={messages.ErrorSchema}
          noValidate
          noHtml5Validate
          onBlur={(at: string) => blurred(at)}
          onChange={({ formData }) => setCurrent(isObject(formData) ? formData : {})}
        />
      </FieldAdvice>
    );
  }

  const user = userEvent.setup();
  await act(async () => {
    render(<Step />, { wrapper: MemoryRouter });
  });
  return { user, notify, blurred, data: () => data };
}

/** Mounts a step with one required field, "Answer", of one of these widgets. */
export const mountWith =
  <Name extends string>(widgets: Readonly<Record<Name, Setup['widgets'][string]>>) =>
  (widget: Name, schema: RJSFSchema, options: object = {}, value?: Json) =>
    mountStep({
      widgets,
      properties: { answer: { title: 'Answer', ...schema } },
      required: ['answer'],
      ui: { answer: { 'ui:widget': widget, 'ui:options': options } },
      ...(value !== undefined && { data: { answer: value } }),
    });

/** Texts of the elements that describe a control, in reading order. */
export function descriptionOf(control: Element): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => {
    const described = document.getElementById(id);
    if (!described) throw new Error(`Nothing on the page has the id "${id}"`);
    return described.textContent ?? '';
  });
}
