import type { RJSFSchema } from '@rjsf/utils';
import { isObject, type JsonObject } from '../logic/json.ts';
import type { Keywords } from '../flow/compile/keywords.ts';
import type { StepCatalog, StepFormContext, StepWidgetProps } from './contract.ts';

/** One possible answer: the stored value and how it is presented. */
export type Choice<Value extends string | boolean = string> = {
  value: Value;
  label: string;
  hint?: string;
  icon?: string;
};

/** The part of a widget's props that its choices come from. */
export type ChoiceSource = {
  schema: RJSFSchema;
  options: Readonly<Record<string, unknown>>;
  registry: { formContext: Pick<StepFormContext, 'catalogs' | 'value'> };
};

type Wording = Omit<Choice, 'value'>;

/**
 * The choices of a field, each with its value as text (`valueOf` converts it back). Values come
 * from `choicesFrom` (a named value of the flow that is a list of strings), or else from the
 * schema's `enum` or `items.enum`. Labels come from the catalog entry with that id, unless
 * `choices` overrides it; a value without a label is its own label.
 */
export function choicesOf({ schema, options, registry }: ChoiceSource): Choice[] {
  const { catalogs, value } = registry.formContext;
  const words = wordings(options, catalogs);
  const offered =
    typeof options.choicesFrom === 'string' ? value(options.choicesFrom) : enumOf(schema);
  return texts(offered).map((id) => ({ value: id, label: id, ...words.get(id) }));
}

/** The value that a choice stands for: a number where the schema asks for one. */
export function valueOf({ type }: RJSFSchema, choice: string): string | number {
  return type === 'integer' || type === 'number' ? Number(choice) : choice;
}

/** The choice that stands for a value; none while nothing is chosen. */
export const choiceFor = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The catalog entries of `options.catalog`; empty when the field names none. */
export function catalogOf({ options, registry }: ChoiceSource): StepCatalog | undefined {
  return typeof options.catalog === 'string'
    ? registry.formContext.catalogs[options.catalog]
    : undefined;
}

/** Loads the keywords of the catalog that the choices of a field, or their groups, come from. */
export function keywordsFor({
  options,
  registry,
}: Pick<StepWidgetProps, 'options' | 'registry'>): (() => Promise<Keywords>) | undefined {
  const name = options.groupBy ?? options.catalog;
  return typeof name === 'string' ? registry.formContext.keywords[name] : undefined;
}

/** The words for a choice under `options.choices`, keyed by the text form of its value. */
export function wordingOf(options: ChoiceSource['options'], key: string): Wording | undefined {
  return isObject(options.choices) ? wording(options.choices[key]) : undefined;
}

/** The label of one value: that of its choice, or else the value itself. */
export function choiceLabel(
  options: ChoiceSource['options'],
  catalogs: StepFormContext['catalogs'],
  id: string,
): string {
  return wordings(options, catalogs).get(id)?.label ?? id;
}

function wordings(options: ChoiceSource['options'], catalogs: StepFormContext['catalogs']) {
  const words = new Map<string, Wording>();
  const catalog = typeof options.catalog === 'string' ? catalogs[options.catalog] : undefined;
  for (const entry of catalog?.entries ?? []) {
    if (typeof entry.id === 'string') words.set(entry.id, entryWording(entry, entry.id));
  }
  if (isObject(options.choices)) {
    for (const key of Object.keys(options.choices)) {
      const own = wordingOf(options, key);
      if (own) words.set(key, own);
    }
  }
  return words;
}

/** An entry without a label is labeled by its id; its hint and flag are shown either way. */
const entryWording = (entry: JsonObject, id: string): Wording =>
  wording({ label: id, ...entry }) ?? { label: id };

function wording(from: unknown): Wording | undefined {
  if (!isObject(from) || typeof from.label !== 'string') return undefined;
  // A catalog's `flag` is a caution about the entry; it is shown where a hint is shown.
  const hint = from.hint ?? from.flag;
  return {
    label: from.label,
    ...(typeof hint === 'string' && { hint }),
    ...(typeof from.icon === 'string' && { icon: from.icon }),
  };
}

function enumOf(schema: RJSFSchema): unknown {
  if (schema.enum) return schema.enum;
  const { items } = schema;
  return typeof items === 'object' && !Array.isArray(items) ? items.enum : undefined;
}

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.map(choiceFor).filter((text) => text !== undefined) : [];

/** The strings of a list; empty if it is not a list. */
export const strings = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
