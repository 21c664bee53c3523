import {
  type Field,
  generalPath,
  type JsonObject,
  listOf,
  object,
  optionsOf,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import { shownPaths } from '../model/shown-paths.ts';
import type { Defect } from './finding.ts';

/** Texts and facts of pages that show the id of a choice, which visitors only know by its label. */
export function shownCodes(model: Model): Defect[] {
  const { flow, flowPath: file, steps } = model;
  const fields = steps.flatMap((step) => step.fields);
  const shown = (flow?.pages ?? []).flatMap(({ facts = {}, alsoAsked = [] }, page) => [
    ...Object.entries(facts).map(([name, fact]) => ({ at: `facts/${name}`, page, shows: fact })),
    ...alsoAsked.map(({ text }, index) => ({ at: `alsoAsked/${index}/text`, page, shows: text })),
  ]);
  return shown.flatMap(({ at, page, shows }) =>
    shownPaths(shows, flow?.values ?? {}).flatMap((read): Defect[] => {
      const path = generalPath(read);
      const field = fields.find((one) => one.path === path);
      const code = field && unlikeItsLabel(model, field);
      if (field === undefined || code === undefined) return [];
      const { catalog } = choicesOf(field);
      return [
        {
          file,
          pointer: `/pages/${page}/${at}`,
          message: `"${path}" is shown as it is stored, such as "${code.id}": the visitor knows the choice as "${code.label}".`,
          suggestion:
            typeof catalog === 'string'
              ? `Write { "lookup": ["${catalog}", …, "label"] } around it.`
              : 'Write the words of each choice with "if", or choices that read like their values.',
        },
      ];
    }),
  );
}

/** The options that name the choices; items of a list whose widget asks for them have none of their own. */
function choicesOf(field: Field): JsonObject {
  const own = optionsOf(field);
  const list = listOf(field);
  const isNamed = own['catalog'] !== undefined || own['choices'] !== undefined;
  return isNamed || list === null ? own : optionsOf(list);
}

/** A choice whose id differs from its label. */
function unlikeItsLabel(
  { catalogs }: Model,
  field: Field,
): { id: string; label: string } | undefined {
  const list = field.schema['type'] === 'array' ? object(field.schema['items']) : field.schema;
  const ids = list['type'] === 'boolean' ? ['true', 'false'] : list['enum'];
  const { catalog, choices } = choicesOf(field);
  const entries = catalogs[valueAsText(catalog ?? '')]?.entries ?? [];
  return (Array.isArray(ids) ? ids.map(valueAsText) : [])
    .map((id) => ({
      id,
      label: valueAsText(
        object(object(choices)[id])['label'] ??
          entries.find((entry) => entry.id === id)?.['label'] ??
          (list['type'] === 'boolean' ? (id === 'true' ? 'Yes' : 'No') : id),
      ),
    }))
    .find(({ id, label }) => id !== label);
}
