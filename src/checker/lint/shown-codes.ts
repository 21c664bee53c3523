import {
  type Field,
  type JsonObject,
  generalPath,
  listOf,
  nearestOrAll,
  object,
  olderForms,
  optionsOf,
  pointer,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from '../model/model.ts';
import { shownPaths } from '../model/expressions.ts';
import type { Defect } from './rule.ts';

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

type Older = NonNullable<NonNullable<Model['flow']>['older']>[string];
type OfIds = Extract<Older, { idsOf: string }>;

const NOT_READ = 'what older drafts keep there would be lost';

/** What `older` of the flow says that today's answers and catalogs do not have. */
export function olderFormProblems(model: Model): Defect[] {
  const sections = (model.flow?.steps ?? []).flatMap(({ answers }) => answers);
  return Object.entries(model.flow?.older ?? {}).flatMap(([section, form]): Defect[] => {
    const at = pointer('/older', section);
    if (!sections.includes(section)) {
      const message = `No step asks for "${section}": ${NOT_READ}.`;
      return [defect(model, at, message, nearestOrAll(section, sections))];
    }
    if ('idsOf' in form) return idProblems(model, section, form, at);
    const known = fieldsBelow(model, section);
    if (known.includes(form.textOf)) return [];
    const message = `"${section}" has no field "${form.textOf}": ${NOT_READ}.`;
    return [defect(model, `${at}/textOf`, message, nearestOrAll(form.textOf, known))];
  });
}

const defect = (
  { flowPath: file }: Model,
  at: string,
  message: string,
  suggestion?: string,
): Defect => ({ file, pointer: at, message, suggestion });

/** Names of the fields directly below a path. */
const fieldsBelow = ({ steps }: Model, path: string): string[] =>
  steps
    .flatMap(({ fields }) => fields)
    .filter((field) => field.path === `${path}.${field.name}`)
    .map(({ name }) => name);

/** The same for a list of ids whose other parts come from a catalog. */
function idProblems(model: Model, section: string, form: OfIds, at: string): Defect[] {
  const entries = model.catalogs[form.idsOf]?.entries ?? [];
  if (entries.length === 0) {
    const message = `There is no catalog "${form.idsOf}" with entries: ${NOT_READ}.`;
    const known = Object.keys(model.catalogs);
    return [defect(model, `${at}/idsOf`, message, nearestOrAll(form.idsOf, known))];
  }
  const known = fieldsBelow(model, `${section}.*`);
  const made = olderForms({ older: { [section]: form } }, model.catalogs)[section];
  const given = made !== undefined && 'entries' in made ? made.entries : [];
  const parts = Object.entries(form.with).flatMap(([name, path]): Defect[] => {
    const part = pointer(`${at}/with`, name);
    if (!known.includes(name)) {
      const message = `The items of "${section}" have no field "${name}": older drafts would keep it where nothing reads it.`;
      return [defect(model, part, message, nearestOrAll(name, known))];
    }
    if (given.some((entry) => entry[name] !== undefined)) return [];
    const message = `No entry of the catalog "${form.idsOf}" has "${path}": "${name}" would be empty in every older draft.`;
    return [defect(model, part, message, nearestOrAll(path, Object.keys(entries[0] ?? {})))];
  });
  const missing = requiredOfItems(model, section).filter(
    (name) => name !== 'id' && !Object.hasOwn(form.with, name),
  );
  const absent = missing.map((name) => {
    const message = `"${name}" is required of every item of "${section}", but older drafts would not have it: their visitors would have to answer again.`;
    return defect(model, `${at}/with`, message);
  });
  return [...parts, ...absent];
}

function requiredOfItems({ steps }: Model, section: string): string[] {
  const items = steps.flatMap(({ fields }) => fields).find(({ path }) => path === `${section}.*`);
  const required = object(items?.schema)['required'];
  return Array.isArray(required) ? required.map(valueAsText) : [];
}
