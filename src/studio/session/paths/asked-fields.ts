import {
  type Answers,
  drawnSchema,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  optionsOf,
  propertiesOf,
  sameJson,
  type Scope,
  stepData,
} from '../../../engine/core.ts';
import {
  choicesOf,
  fieldKind,
  isLeftOut,
  lookOf,
  titleOf,
  valueOf,
} from '../../../engine/fields.ts';
import { sampleItem } from '../../../checker/proof/answers/samples.ts';
import { fieldAt, type StepSubject } from '../../../checker/proof/subject/step-subject.ts';
import type { Subject } from '../../../checker/proof/subject/subject.ts';
import { inUiOrder } from '../../edits/step/form-fields.ts';

type Option = { value: Json; label: string };

type Question = {
  /** JSON pointer into the step's data. */
  at: string;
  label: string;
  isRequired: boolean;
  /** True if the flow computes the answer. */
  isComputed: boolean;
  value: Json | undefined;
};

/** A question as answered in the table of a step. */
export type AskedField = Question &
  (
    | { kind: 'text' | 'number' | 'date' | 'other' }
    /** A single choice, or several. */
    | { kind: 'choice' | 'choices'; options: readonly Option[] }
    | { kind: 'object'; parts: readonly AskedField[] }
    /** `fresh` is the item to add next. */
    | { kind: 'list'; items: readonly (readonly AskedField[])[]; fresh: Json }
  );

/** The context of a field: its step, and the answers so far. */
type Surroundings = { subject: Subject; at: StepSubject; scope: Scope };

/** The questions that a step asks given these answers, in page order. */
export function askedFields(
  subject: Subject,
  at: StepSubject,
  answers: Answers,
  scope: Scope,
): AskedField[] {
  const data = stepData(at.step, answers);
  const drawn = drawnSchema(at.model.schema, data);
  const shown = Object.entries(propertiesOf(drawn)).filter(([name]) => at.step.shows(name, scope));
  const around = { subject, at, scope };
  return inUiOrder(shown, at.model.ui, ([name]) => name).flatMap(([name, schema]) =>
    asked(around, { at: `/${name}`, schema, value: data[name], isRequired: isIn(drawn, name) }),
  );
}

type Property = { at: string; schema: JsonObject; value: Json | undefined; isRequired: boolean };

function asked(around: Surroundings, { at, schema, value, isRequired }: Property): AskedField[] {
  const field = fieldAt(around.at.fields, at);
  if (field === undefined) return [];
  const own: Field = { ...field, schema };
  const options = optionsOf(field);
  if (fieldKind(schema, field.ui['ui:widget']) === 'unseen' || isLeftOut(options, value)) return [];
  const label = titleOf(schema, field.ui) || field.name;
  const base = { at, label, isRequired, isComputed: schema['readOnly'] === true, value };
  const choices = optionsIn(around, own);
  if (choices.length > 0) {
    return [{ ...base, kind: schema['type'] === 'array' ? 'choices' : 'choice', options: choices }];
  }
  switch (schema['type']) {
    case 'object': {
      const data = isObject(value) ? value : {};
      return [{ ...base, kind: 'object', parts: partsOf(around, at, own, data) }];
    }
    case 'array':
      return [listOf(around, base, own)];
    case 'integer':
    case 'number':
      return [{ ...base, kind: 'number' }];
    case 'string':
      return [{ ...base, kind: schema['format'] === 'date' ? 'date' : 'text' }];
    default:
      return [{ ...base, kind: 'other' }];
  }
}

function partsOf(around: Surroundings, at: string, { schema, ui }: Field, data: JsonObject) {
  return inUiOrder(Object.entries(propertiesOf(schema)), ui, ([name]) => name).flatMap(
    ([name, part]) =>
      asked(around, {
        at: `${at}/${name}`,
        schema: part,
        value: data[name],
        isRequired: isIn(schema, name),
      }),
  );
}

function listOf(around: Surroundings, base: Question, field: Field): AskedField {
  const items = object(field.schema['items']);
  const given = Array.isArray(base.value) ? base.value : [];
  const fresh = sampleItem(field, { today: around.subject.today, offered: null });
  const unused = fresh.find((item) => !given.some((one) => sameJson(one, item)));
  const first = unused ?? fresh[0];
  if (items['type'] !== 'object' || first === undefined) return { ...base, kind: 'other' };
  const rows = given.map((item, index) => {
    const at = `${base.at}/${index}`;
    const row: Field = { ...field, schema: items, ui: lookOf(field.ui['items']) };
    return partsOf(around, at, row, isObject(item) ? item : {});
  });
  return { ...base, kind: 'list', items: rows, fresh: first };
}

/** The choices of a field with their labels; empty if the answer is free-form. */
function optionsIn({ subject, scope }: Surroundings, field: Field): Option[] {
  const { schema, ui } = field;
  const options = { ...optionsOf(field), widget: ui['ui:widget'] };
  const registry = {
    formContext: {
      catalogs: Object.fromEntries(
        Object.entries(subject.catalogs).map(([name, { entries }]) => [
          name,
          { entries: [...entries] },
        ]),
      ),
      value: (name: string) => subject.flow.value(name)?.(scope),
    },
  };
  if (schema['type'] === 'boolean' || typeof schema['const'] === 'boolean') {
    const words = object(optionsOf(field)['choices']);
    return (schema['const'] === undefined ? [true, false] : [true]).map((value) => ({
      value,
      label: wordOf(words[String(value)]) ?? (value ? 'Yes' : 'No'),
    }));
  }
  const items = object(schema['items']);
  return choicesOf({ schema, options, registry }).map(({ value, label }) => ({
    value: valueOf(schema['type'] === 'array' ? items : schema, value),
    label,
  }));
}

const wordOf = (words: Json | undefined): string | undefined => {
  const label = object(words)['label'];
  return typeof label === 'string' ? label : undefined;
};

const isIn = (schema: JsonObject, name: string): boolean =>
  Array.isArray(schema['required']) && schema['required'].includes(name);
