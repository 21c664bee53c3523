import {
  at,
  CATALOG_KEYS,
  didYouMean,
  escapedKey,
  isObject,
  type Json,
  nearestOrAll,
  object,
  onceEach,
  optionsOf,
  references,
  kindNamed,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { expressionsOf } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import type { StepFolder, StepModel } from '../../../model/step-model.ts';
import type { SourceFile } from '../../../project/source-file.ts';

export const f5: LintRule = {
  code: 'F5',
  name: 'names-resolve',
  layer: 'names',
  guarantee:
    'Every catalog, list of choices and content file that is named exists and has what is read from it.',
  severity: 'error',
  check: (model) => [
    ...model.folders.flatMap((folder) => [
      ...optionNames(model, folder),
      ...uiNames(model, folder),
      ...unlabeledEntries(model, folder),
    ]),
    ...model.steps.flatMap((step) => unlistedEntries(model, step)),
    ...lookups(model),
    ...readsBack(model),
    ...interludes(model),
  ],
};

function optionNames(model: Model, { id, schema }: StepFolder): Defect[] {
  if (schema === undefined) return [];
  return namesIn(schema)
    .filter(({ kind }) => kind === 'x-options')
    .filter(({ name }) => (model.catalogs[name]?.entries.length ?? 0) === 0)
    .map(({ name, pointer }) => ({
      file: `schemas/${id}/schema.json`,
      pointer,
      message: `There is no catalog "${name}" with entries: the visitor would have nothing to choose from.`,
      suggestion: nearestOrAll(name, Object.keys(model.catalogs)),
    }));
}

function uiNames(model: Model, { id, ui }: StepFolder): Defect[] {
  if (ui === undefined) return [];
  const known = {
    catalog: Object.keys(model.catalogs),
    choicesFrom: Object.keys(model.flow?.values ?? {}),
    // A step shared by several questionnaires may show a part in only one of them.
    when: model.flowFiles.flatMap(({ json }) => Object.keys(object(at(json, '/conditions')))),
  };
  return namesIn(ui).flatMap(({ kind, name, pointer }): Defect[] => {
    if (kind === 'x-options') return [];
    if (known[kind].includes(name) || (kind !== 'catalog' && model.flow === undefined)) return [];
    const what = { catalog: 'catalog', choicesFrom: 'value of the flow', when: 'condition' }[kind];
    return [
      {
        file: `schemas/${id}/ui.json`,
        pointer,
        message: `There is no ${what} "${name}": this part of the step would stay empty.`,
        suggestion: nearestOrAll(name, known[kind]),
      },
    ];
  });
}

type Named = {
  kind: 'catalog' | 'choicesFrom' | 'when' | 'x-options';
  name: string;
  pointer: string;
};

const namesIn = onceEach(({ json }: SourceFile): Named[] =>
  json === undefined ? [] : named(json, '', ''),
);

function named(json: Json, pointer: string, key: string): Named[] {
  if (typeof json === 'string') {
    if (CATALOG_KEYS.has(key)) return [{ kind: 'catalog', name: json, pointer }];
    const isNamed = key === 'choicesFrom' || key === 'when' || key === 'x-options';
    return isNamed ? [{ kind: key, name: json, pointer }] : [];
  }
  if (Array.isArray(json)) {
    return json.flatMap((item, index) => named(item, `${pointer}/${index}`, ''));
  }
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    named(value, `${pointer}/${escapedKey(name)}`, name),
  );
}

/** Entries that lack the list which the widget shows of them. */
function unlistedEntries({ catalogs }: Model, { fields, uiFile }: StepModel): Defect[] {
  return fields.flatMap((field) =>
    Object.entries(kindNamed(field.ui['ui:widget'])?.lists ?? {}).flatMap(
      ([option, key]): Defect[] => {
        const name = optionsOf(field)[option];
        if (typeof name !== 'string') return [];
        const without = catalogs[name]?.entries.find((entry) => !Array.isArray(entry[key]));
        if (without === undefined) return [];
        return [
          {
            file: uiFile,
            pointer: `${field.uiPointer}/ui:options/${option}`,
            message: `The entry "${without.id}" of the catalog "${name}" has no list "${key}": "${field.name}" would leave it out.`,
            suggestion: `Name a catalog whose entries have "${key}"${having(catalogs, key)}.`,
          },
        ];
      },
    ),
  );
}

function having(catalogs: Model['catalogs'], key: string): string {
  const names = Object.entries(catalogs).flatMap(([name, { entries }]) =>
    entries.length > 0 && entries.every((entry) => Array.isArray(entry[key])) ? [name] : [],
  );
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

/** An id that is no words, such as `has-employees`. */
const CODE = /^[a-z0-9]+([_-][a-z0-9]+)*$/;

/** Whatever shows the entries of a catalog shows their labels. */
function unlabeledEntries({ catalogs }: Model, { id, ui }: StepFolder): Defect[] {
  if (ui === undefined) return [];
  return namesIn(ui).flatMap(({ kind, name, pointer }): Defect[] => {
    const beside = at(ui.json, pointer.slice(0, pointer.lastIndexOf('/')));
    if (kind !== 'catalog' || object(beside)['choices'] !== undefined) return [];
    const bare = catalogs[name]?.entries.find(
      (entry) => entry['label'] === undefined && CODE.test(entry.id),
    );
    if (bare === undefined) return [];
    return [
      {
        file: `schemas/${id}/ui.json`,
        pointer,
        message: `The entry "${bare.id}" of the catalog "${name}" has no "label": the visitor would see "${bare.id}".`,
        suggestion: 'Name a catalog whose entries have a "label".',
      },
    ];
  });
}

function lookups(model: Model): Defect[] {
  return expressionsOf(model).flatMap(({ file, pointer, expression }) =>
    references(expression).flatMap(({ kind, name, field }): Defect[] => {
      if (kind !== 'lookup') return [];
      const entries = model.catalogs[name]?.entries ?? [];
      const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
      if (field !== undefined && keys.includes(field)) return [];
      const isCatalog = entries.length > 0;
      return [
        {
          file,
          pointer,
          message: isCatalog
            ? `No entry of the catalog "${name}" has "${String(field)}": the lookup finds nothing for any visitor.`
            : `There is no catalog "${name}" with entries: the lookup finds nothing for any visitor.`,
          suggestion: didYouMean(
            isCatalog ? String(field) : name,
            isCatalog ? keys : Object.keys(model.catalogs),
          ),
        },
      ];
    }),
  );
}

/** An answer that is read back from a remote column by way of a catalog. */
function readsBack({ flow, flowPath: file, catalogs }: Model): Defect[] {
  return Object.entries(flow?.remote.read ?? {}).flatMap(([path, { catalog, by }]): Defect[] => {
    if (catalog === undefined || by === undefined) return [];
    const entries = catalogs[catalog]?.entries ?? [];
    const keys = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    if (keys.includes(by)) return [];
    const isCatalog = entries.length > 0;
    return [
      {
        file,
        pointer: `/remote/read/${escapedKey(path)}/${isCatalog ? 'by' : 'catalog'}`,
        message: isCatalog
          ? `No entry of the catalog "${catalog}" has "${by}": "${path}" would be lost for a visitor who comes back.`
          : `There is no catalog "${catalog}" with entries: "${path}" would be lost for a visitor who comes back.`,
        suggestion: isCatalog
          ? nearestOrAll(by, keys)
          : nearestOrAll(catalog, Object.keys(catalogs)),
      },
    ];
  });
}

function interludes(model: Model): Defect[] {
  return (model.flow?.steps ?? []).flatMap(({ interlude }, index) =>
    interlude === undefined || model.file(`schemas/content/${interlude}.json`) !== undefined
      ? []
      : [
          {
            file: model.flowPath,
            pointer: `/steps/${index}/interlude`,
            message: `There is no schemas/content/${interlude}.json: the visitor would wait at an empty screen.`,
          },
        ],
  );
}
