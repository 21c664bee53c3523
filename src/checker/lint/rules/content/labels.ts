import {
  escapedKey,
  type Field,
  type Flow,
  isObject,
  type Json,
  listOf,
  object,
  optionsOf,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { isContent } from '../../../model/words.ts';
import type { SourceFile } from '../../../project/source-file.ts';
import { alikeTexts, repeated, repeatedTexts } from '../../../wording/shown.ts';

export const c5: LintRule = {
  code: 'C5',
  name: 'label-exists',
  layer: 'parts',
  guarantee:
    'No two fields of a step or of an object, choices of a field, sections, blocks of a step, entries of a list on a page or pages in a search result read the same.',
  severity: 'error',
  check: ({ steps, files, flow, flowPath }) => [
    ...frame(flow, flowPath),
    ...steps.flatMap((step) => [...labels(step), ...choices(step), ...blocks(step)]),
    ...files.filter(({ path }) => isContent(path)).flatMap(entries),
    ...heads(files),
  ],
};

function labels({ fields, uiFile }: StepModel): Defect[] {
  const named = fields
    .filter(hasLabel)
    .map((field) => ({
      field,
      label: valueAsText(field.ui['ui:title'] ?? field.schema['title'] ?? ''),
    }))
    .filter(({ label }) => label !== '');
  return named.flatMap(({ field, label }, index) => {
    const first = named
      .slice(0, index)
      .find((other) => alikeTexts(other.label, label) && other.field.parent === field.parent);
    if (first === undefined) return [];
    return [
      {
        file: uiFile,
        pointer: field.uiPointer,
        message: `"${field.name}" and "${first.field.name}" both read "${label}": a visitor with a screen reader cannot tell them apart.`,
      },
    ];
  });
}

/** Only the widget `list` shows the fields of its items under their own labels. */
function hasLabel(field: Field): boolean {
  const list = listOf(field);
  return (list === null || list.ui['ui:widget'] === 'list') && !field.path.endsWith('.*');
}

function choices({ fields, uiFile }: StepModel): Defect[] {
  return fields.flatMap((field) => {
    const entries = Object.entries(object(optionsOf(field)['choices']));
    const words = entries.map(([, choice]) => valueAsText(object(choice)['label'] ?? ''));
    return repeatedTexts(words).map((index) => ({
      file: uiFile,
      pointer: `${field.uiPointer}/ui:options/choices/${entries[index]?.[0]}`,
      message: `Two choices of "${field.name}" read "${words[index]?.trim()}": the visitor cannot tell them apart.`,
    }));
  });
}

/** The same notice, text or list twice on a step. */
function blocks({ ui, uiFile }: StepModel): Defect[] {
  const list = ui['ui:blocks'];
  return Array.isArray(list) ? same(list, uiFile, '/ui:blocks') : [];
}

/** The parts of the progress bar and of the rail, and the facts of a summary. */
function frame(flow: Flow | undefined, file: string): Defect[] {
  const lists = [
    { at: '/segments', list: flow?.segments ?? [] },
    { at: '/sections', list: flow?.sections ?? [] },
    ...(flow?.pages ?? []).map(({ summary = [] }, page) => ({
      at: `/pages/${page}/summary`,
      list: summary,
    })),
  ];
  const asked = (flow?.pages ?? []).flatMap(({ alsoAsked = [] }, page) =>
    // Two conditions can have the same words if no visitor meets both.
    repeated(alsoAsked.map(({ when, text }) => JSON.stringify([when, text]))).map((index) =>
      twice(file, `/pages/${page}/alsoAsked/${index}`),
    ),
  );
  const named = lists.flatMap(({ at, list }) =>
    repeatedTexts(list.map(({ label }) => label)).map((index) => ({
      file,
      pointer: `${at}/${index}/label`,
      message: `"${list[index]?.label}" appears twice in this list: the visitor cannot tell the two apart.`,
    })),
  );
  return [...named, ...asked];
}

/** The keys that distinguish the entries of a list. Rule T3 covers the choices of catalogs. */
const NAMES = ['id', 'slug', 'name', 'question', 'title', 'code'];

const isNamed = (item: Json) => NAMES.some((key) => typeof object(item)[key] === 'string');

function entries({ path, json }: SourceFile): Defect[] {
  const isChoices = (pointer: string) =>
    path.startsWith('schemas/catalog/') && pointer === '/entries';
  const visit = (value: Json | undefined, pointer: string): Defect[] => {
    if (Array.isArray(value)) {
      const inner = value.flatMap((item, index) => visit(item, `${pointer}/${index}`));
      if (isChoices(pointer)) return inner;
      const unnamed = value.map((item) => (isNamed(item) ? null : item));
      return [...alike(value, path, pointer), ...same(unnamed, path, pointer), ...inner];
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      visit(one, `${pointer}/${escapedKey(key)}`),
    );
  };
  return visit(json, '');
}

function alike(list: readonly Json[], file: string, pointer: string): Defect[] {
  return NAMES.flatMap((key) => {
    const names = list.map((item) => object(item)[key]);
    return names.flatMap((name, index): Defect[] => {
      const isFirst =
        names.findIndex((one) => alikeTexts(valueAsText(one ?? ''), valueAsText(name ?? ''))) ===
        index;
      if (typeof name !== 'string' || isFirst) return [];
      return [
        {
          file,
          pointer: `${pointer}/${index}/${key}`,
          message: `"${name}" appears twice in this list: visitors and links cannot tell the two apart.`,
        },
      ];
    });
  });
}

/** Texts and objects that are in a list twice. */
function same(list: readonly Json[], file: string, pointer: string): Defect[] {
  const compared = list.map((item, index) =>
    typeof item === 'string' || isObject(item) ? JSON.stringify(item) : `${index}`,
  );
  return repeated(compared).map((index) => twice(file, `${pointer}/${index}`));
}

const twice = (file: string, pointer: string): Defect => ({
  file,
  pointer,
  message: 'This is in the list twice: the visitor reads it again.',
  suggestion: 'Take one of the two out.',
});

/**
 * The page title and description shown in search results, which are easily duplicated when a page
 * is copied.
 */
function heads(files: readonly SourceFile[]): Defect[] {
  return ['title', 'description'].flatMap((key) => {
    const texts = files
      .filter(({ path }) => isContent(path))
      .map(({ path, json }) => ({ path, text: object(object(json)['meta'])[key] }))
      .filter(({ text }) => typeof text === 'string');
    return texts.flatMap(({ path, text }, index): Defect[] => {
      const first = texts.slice(0, index).find((other) => other.text === text);
      if (first === undefined) return [];
      return [
        {
          file: path,
          pointer: `/meta/${key}`,
          message: `"${valueAsText(text)}" is also the ${key} of ${first.path}: a visitor cannot tell the two pages apart in a search.`,
        },
      ];
    });
  });
}
