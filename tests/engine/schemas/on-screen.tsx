import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type {
  RemoteFactory,
  RemoteRecord,
} from '../../../src/engine/draft/remote/repository-contract.ts';
import { fieldId, partId } from '../../../src/engine/form/focus-field.ts';
import { clockTimeOf } from '../../../src/engine/fields/date-time/widget.tsx';
import { typedDate } from '../../../src/engine/form/input/stored-date.ts';
import type { StepModule } from '../../../src/engine/form/contract.ts';
import { objectAt } from '../../../src/engine/language/fields.ts';
import { drawnSchema, propertiesOf } from '../../../src/engine/language/step-schema.ts';
import { isObject, textOf, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { child, pointer } from '../../../src/engine/logic/pointer.ts';
import { openDraft } from '../../../src/engine/questionnaire/open-draft.ts';
import type { Questionnaire as Compiled } from '../../../src/engine/pages/questionnaire.ts';
import { Questionnaire } from '../../../src/engine/questionnaire/Questionnaire.tsx';
import { memoryStore, type StoreAdapter } from '../../../src/engine/stores/store-adapter.ts';

/** A browser with its storage, and the server of an app. */
export function browserAndServer() {
  const rows = new Map<string, RemoteRecord>();
  const empty: RemoteRecord = { columns: null, saved: null };
  const remote: RemoteFactory = async (id) => ({
    fetch: async () => ({ ok: true, value: rows.get(id) ?? empty }),
    save: async ({ columns, ...saved }) => {
      rows.set(id, { columns, saved: { ...saved, version: JSON.stringify(saved) } });
      return { ok: true, value: rows.get(id) ?? empty };
    },
    leave: () => undefined,
    erase: async () => ({ ok: true, value: null }),
  });
  const kept = memoryStore();
  return {
    /** The page as it is loaded once more: another draft on the same storage. */
    page: (): StoreAdapter => (asked) => ({ ...kept(asked), remote }),
    /** What was submitted; undefined before. */
    submitted: () =>
      [...rows.values()].map(({ saved }) => saved).find((saved) => saved?.number !== undefined)
        ?.answers,
  };
}

/** Opens a questionnaire at a path, with these answers to `form` in its store if there are any. */
export async function openForm(
  questionnaire: Compiled,
  adapter: StoreAdapter,
  { at = '/adopt/form', answers }: { at?: string; answers?: JsonObject } = {},
): Promise<void> {
  const draft = openDraft(questionnaire, adapter);
  if (answers !== undefined) draft.change({ form: answers });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <Questionnaire questionnaire={questionnaire} store={adapter} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
  await screen.findByRole('button', { name: 'Continue' });
}

/** Leaves the page as a visitor who closes it: what was entered is stored. */
export async function closePage(questionnaire: Compiled, adapter: StoreAdapter): Promise<void> {
  await act(async () => void fireEvent(window, new Event('pagehide')));
  cleanup();
  openDraft(questionnaire, adapter).close();
}

export const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })));

const byId = (id: string) => document.getElementById(id);

/** What the controls of the page show, by their ids. */
export const shown = (): Record<string, string | boolean> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(
      (control) => [
        control.id,
        ['radio', 'checkbox'].includes(control.type) ? control.checked : control.value,
      ],
    ),
  );

/** JSON pointers of the fields that are asked with these answers. */
export const askedWith = ({ schema, uiSchema }: StepModule, data: JsonObject): string[] =>
  fieldsIn(drawnSchema(schema, data), uiSchema, data, '');

/** Those of them that have no control on the page, or one without a name. */
export const missingFrom = (module: StepModule, data: JsonObject): string[] =>
  askedWith(module, data).filter((at) => {
    const field = byId(fieldId(at));
    return field === null || nameOf(field) === '';
  });

/** JSON pointers of the fields with a control, in the items that there are. */
function fieldsIn(
  schema: JsonObject,
  ui: JsonObject,
  data: Json | undefined,
  at: string,
): string[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) =>
    controlsOf(field, objectAt(ui, name), child(data, name), pointer(at, name)),
  );
}

function controlsOf(
  schema: JsonObject,
  ui: JsonObject,
  value: Json | undefined,
  at: string,
): string[] {
  const widget = textOf(ui['ui:widget']);
  if (schema['type'] === 'null' || HIDDEN.has(widget)) return [];
  if (schema['type'] === 'object') return fieldsIn(schema, ui, value, at);
  const items = widget === 'list' && Array.isArray(value) ? value : [];
  const [item, look] = [objectAt(schema, 'items'), objectAt(ui, 'items')];
  return [at, ...items.flatMap((one, index) => controlsOf(item, look, one, pointer(at, index)))];
}

const HIDDEN: ReadonlySet<string> = new Set(['hidden', 'hidden-null']);

/** The words of the label or legend of a field, or of its own card. */
function nameOf(field: HTMLElement): string {
  const words = [
    ...field.querySelectorAll(':scope > legend'),
    ...document.querySelectorAll(`label[for=${JSON.stringify(field.id)}]`),
    byId(field.getAttribute('aria-labelledby') ?? ''),
  ];
  return words.map((one) => one?.textContent?.trim() ?? '').join('');
}

/** Enters answers with the controls of the page, each as soon as its question is asked. */
export async function enterAll({ schema, uiSchema }: StepModule, data: JsonObject): Promise<void> {
  let open = Object.entries(data);
  while (open.length > 0) {
    const [entry] = await waitFor(() => {
      const asked = open.filter(([name]) => byId(partId('root', name)) !== null);
      if (asked.length === 0) throw new Error(`Not asked: ${JSON.stringify(open)}`);
      return asked;
    });
    if (entry === undefined) return;
    const [name, value] = entry;
    const field = fieldNamed(schema, data, name);
    await enter(field, objectAt(uiSchema, name), partId('root', name), value);
    open = open.filter(([other]) => other !== name);
  }
}

const fieldNamed = (schema: JsonObject, data: JsonObject, name: string): JsonObject =>
  propertiesOf(drawnSchema(schema, data))[name] ?? {};

async function enter(schema: JsonObject, ui: JsonObject, id: string, value: Json): Promise<void> {
  const widget = textOf(ui['ui:widget']);
  if (isObject(value)) {
    for (const [name, part] of Object.entries(value))
      await enter(propertiesOf(schema)[name] ?? {}, objectAt(ui, name), partId(id, name), part);
    return;
  }
  if (widget === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (byId(partId(id, index)) === null) await click(addButton(id));
      await enter(objectAt(schema, 'items'), objectAt(ui, 'items'), partId(id, index), item);
    }
    return;
  }
  const field = byId(id);
  if (field === null) throw new Error(`There is no ${id}`);
  const { enum: choices = marksOf(schema) } = Array.isArray(value)
    ? objectAt(schema, 'items')
    : schema;
  if (field.matches('fieldset')) {
    const opener = field.querySelector<HTMLElement>('[aria-expanded]');
    if (opener) await click(opener);
    for (const one of [value].flat())
      await click(byId(`${id}-${[choices].flat().indexOf(one)}`) ?? field);
    if (opener) await click(opener);
  } else if (widget === 'checkbox') {
    if (value === true) await click(field);
  } else if (widget === 'month') {
    const [year = '', month = ''] = textOf(value).split('-');
    await type(field, month);
    await type(byId(`${id}__year`) ?? field, year);
  } else {
    const typed = TYPED[widget]?.(textOf(value)) ?? [value].flat().map(textOf).join('\n');
    await type(field, typed);
  }
}

/** What is entered for a value that the control shows in another way. */
const TYPED: Readonly<Record<string, (stored: string) => string>> = {
  date: typedDate,
  'date-time': clockTimeOf,
};

/** The choices of a field that lists none: yes and no, or the marks of a rating. */
function marksOf({ type, minimum = 1, maximum }: JsonObject): Json[] {
  if (type === 'boolean') return [true, false];
  const first = Number(minimum);
  return Array.from({ length: Number(maximum) - first + 1 }, (_none, index) => first + index);
}

function addButton(id: string): HTMLElement {
  const buttons = [...(byId(id)?.querySelectorAll('button') ?? [])];
  const button = buttons.findLast((one) => one.querySelector('span') !== null);
  if (button === undefined) throw new Error(`Nothing adds to ${id}`);
  return button;
}

export const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

export const type = (control: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.focus(control);
    fireEvent.input(control, { target: { value } });
    fireEvent.blur(control);
  });
