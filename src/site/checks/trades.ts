import type { Defect, LintRule } from '../../checker/lint/rule.ts';
import { compileSchema } from '../../checker/model/ajv.ts';
import type { Model } from '../../checker/model/model.ts';
import { shown } from '../../checker/wording/shown.ts';
import {
  escapedKey,
  type Field,
  isObject,
  type Json,
  type JsonObject,
  object,
  optionsOf,
  textOf,
} from '../../engine/core.ts';

export const tradesAccepted: LintRule = {
  code: 'S2',
  name: 'trades-accepted',
  layer: 'parts',
  guarantee: 'The schema of the trades takes every trade that the widget stores.',
  severity: 'error',
  check: refusedTrades,
};

/** The widget copies names and descriptions of trades into the answer: its schema has to take them. */
function refusedTrades(model: Model): Defect[] {
  return model.steps.flatMap(({ fields, schemaFile }) =>
    fields.flatMap((field) => {
      const schema = compileSchema(object(field.schema['items']));
      if (!schema.ok) return [];
      return writtenTrades(model, field).flatMap(({ file, pointer, item }): Defect[] => {
        const [error] = schema.validate(item);
        if (error === undefined) return [];
        return [
          {
            file,
            pointer,
            message: `No visitor can continue with ${shown(item['name'])}: the "${error.keyword}" of "${error.instancePath.slice(1)}" in ${schemaFile} refuses what the list stores for it.`,
            suggestion:
              error.keyword === 'maxLength'
                ? 'Write a shorter text here, or a higher limit there.'
                : 'Change the text here, or what the schema asks of it.',
          },
        ];
      });
    }),
  );
}

/** An item that the widget `trades` stores for an entry of its catalog, and the place of the entry. */
type WrittenTrade = { file: string; pointer: string; item: JsonObject };

/** Everything that a visitor can pick in the widget `trades`, as `src/site/fields/trades` writes it. */
function writtenTrades({ catalogs }: Model, field: Field): WrittenTrade[] {
  if (field.ui['ui:widget'] !== 'trades') return [];
  const name = textOf(optionsOf(field)['catalog']);
  const entries = catalogs[name]?.entries ?? [];
  return entries.flatMap((entry, index) => {
    const trade = { id: entry.id, name: textOf(entry['label']) || entry.id };
    const place = `/entries/${index}`;
    return codesIn(entry['codes']).map(({ code, label, description }, at) => ({
      file: `schemas/catalog/${escapedKey(name)}.json`,
      pointer: `${place}/codes/${at}`,
      item: {
        ...trade,
        ncciCode: textOf(code),
        ncciDescription: textOf(description) || textOf(label) || textOf(code),
      },
    }));
  });
}

const codesIn = (codes: Json | undefined): JsonObject[] =>
  (Array.isArray(codes) ? codes : []).filter(isObject);
