import { isObject, type Json } from '../../../../logic/json.ts';
import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import type { Flow } from '../../../../flow/types.ts';
import { listOf, object, optionsOf, type Field } from '../../../model/fields.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { escapeKey, type SourceFile } from '../../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';

export const c5: LintRule = {
  code: 'C5',
  keeps:
    'No two fields of a step or of an object, choices of a field, sections, entries of a list on a page or pages in a search result read the same.',
  severity: 'error',
  check: ({ steps, files, flow, flowPath }) => [
    ...frame(flow, flowPath),
    ...steps.flatMap((step) => [...labels(step), ...choices(step)]),
    ...files.filter(isPage).flatMap(entries),
    ...heads(files),
  ],
};

function labels({ fields, uiFile }: StepModel): Defect[] {
  const named = fields
    .filter(hasLabel)
    .map((field) => ({ field, label: textOf(field.ui['ui:title'] ?? field.schema['title'] ?? '') }))
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
    const words = entries.map(([, choice]) => textOf(object(choice)['label'] ?? '').trim());
    return entries.flatMap(([key], index) => {
      if (words.findIndex((other) => alikeTexts(other, words[index] ?? '')) === index) return [];
      return [
        {
          file: uiFile,
          pointer: `${field.uiPointer}/ui:options/choices/${key}`,
          message: `Two choices of "${field.name}" read "${words[index]}": the visitor cannot tell them apart.`,
        },
      ];
    });
  });
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
  return lists.flatMap(({ at, list }) =>
    list.flatMap(({ label }, index) => {
      if (list.findIndex((other) => alikeTexts(other.label, label)) === index) return [];
      return [
        {
          file,
          pointer: `${at}/${index}/label`,
          message: `"${label}" appears twice in this list: the visitor cannot tell the two apart.`,
        },
      ];
    }),
  );
}

/** A screen reader says "Yes" and "yes" alike. */
const alikeTexts = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The keys that distinguish the entries of a list. Rule T3 covers the choices of catalogs. */
const NAMES = ['id', 'slug', 'name', 'question', 'title', 'code'];

function isPage({ path }: SourceFile): boolean {
  return /^schemas\/(content|catalog)\/(?!meta\/)/.test(path);
}

function entries({ path, json }: SourceFile): Defect[] {
  const isChoices = (pointer: string) =>
    path.startsWith('schemas/catalog/') && pointer === '/entries';
  const visit = (value: Json | undefined, pointer: string): Defect[] => {
    if (Array.isArray(value)) {
      const inner = value.flatMap((item, index) => visit(item, `${pointer}/${index}`));
      return isChoices(pointer) ? inner : [...alike(value, path, pointer), ...inner];
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      visit(one, `${pointer}/${escapeKey(key)}`),
    );
  };
  return visit(json, '');
}

function alike(list: readonly Json[], file: string, pointer: string): Defect[] {
  return NAMES.flatMap((key) => {
    const names = list.map((item) => object(item)[key]);
    return names.flatMap((name, index): Defect[] => {
      if (typeof name !== 'string' || names.indexOf(name) === index) return [];
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

/**
 * The page title and description shown in search results, which are easily duplicated when a page
 * is copied.
 */
function heads(files: readonly SourceFile[]): Defect[] {
  return ['title', 'description'].flatMap((key) => {
    const texts = files
      .filter(isPage)
      .map(({ path, json }) => ({ path, text: object(object(json)['meta'])[key] }))
      .filter(({ text }) => typeof text === 'string');
    return texts.flatMap(({ path, text }, index): Defect[] => {
      const first = texts.slice(0, index).find((other) => other.text === text);
      if (first === undefined) return [];
      return [
        {
          file: path,
          pointer: `/meta/${key}`,
          message: `"${textOf(text)}" is also the ${key} of ${first.path}: a visitor cannot tell the two pages apart in a search.`,
        },
      ];
    });
  });
}
