import {
  type Definitions,
  type Field,
  generalPath,
  isObject,
  type Json,
  object,
  optionsOf,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import type { StepModel } from '../model/step-model.ts';

/** The questionnaire's wording for the things its conditions refer to. */
export type Vocabulary = {
  definitions: Definitions;
  /** The title of a question in quotes, by the path of its answer; the path if it has no title. */
  question: (path: string) => string;
  /** A value as the label of the choice it stands for in this question. */
  choice: (path: string, value: Json) => string;
  isDate: (path: string) => boolean;
};

/** The source of a questionnaire's wording: a model, or the readable part of one. */
type Worded = {
  flow: Definitions | undefined;
  steps: readonly Pick<StepModel, 'fields'>[];
  catalogs: Model['catalogs'];
};

/** Builds the readable wording for the paths, values and names of a questionnaire. */
export function vocabularyOf({ flow, steps, catalogs }: Worded): Vocabulary {
  const all = steps.flatMap(({ fields }) => fields);
  const fields = new Map(all.map((field) => [field.path, field]));
  const fieldAt = (path: string) => fields.get(generalPath(path));
  const labels = (field: Field | undefined): Map<string, string> => {
    if (field === undefined) return new Map();
    const { catalog, choices } = optionsOf(field);
    const entries = typeof catalog === 'string' ? (catalogs[catalog]?.entries ?? []) : [];
    const listed = entries.map(({ id, label }): [string, Json | undefined] => [id, label]);
    const own = Object.entries(object(choices)).map(([id, words]): [string, Json | undefined] => [
      id,
      isObject(words) ? words['label'] : undefined,
    ]);
    return new Map(
      [...listed, ...own].flatMap(([id, label]): [string, string][] =>
        typeof label === 'string' ? [[id, label]] : [],
      ),
    );
  };
  return {
    definitions: { conditions: flow?.conditions ?? {}, values: flow?.values ?? {} },
    question: (path) => {
      const field = fieldAt(path);
      const title = field?.ui['ui:title'] ?? field?.schema['title'];
      return `"${typeof title === 'string' && title !== '' ? title : path}"`;
    },
    choice: (path, value) => {
      const label = labels(fieldAt(path)).get(valueAsText(value));
      if (label !== undefined) return `"${label}"`;
      if (typeof value === 'boolean') return value ? 'yes' : 'no';
      return JSON.stringify(value);
    },
    isDate: (path) => fieldAt(path)?.schema['format'] === 'date',
  };
}
