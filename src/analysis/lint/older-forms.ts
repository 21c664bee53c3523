import { olderForms } from '../../flow/older.ts';
import { escapedKey } from '../../flow/pointer.ts';
import { object } from '../model/fields.ts';
import type { Model } from '../model/model.ts';
import { nearestOrAll } from '../wording/did-you-mean.ts';
import { textOf } from '../wording/text-of.ts';
import type { Defect } from './finding.ts';

/** What `older` of the flow says that today's answers and catalogs do not have. */
export function olderFormProblems(model: Model): Defect[] {
  const { flow, flowPath: file, catalogs, steps } = model;
  const fields = steps.flatMap((step) => step.fields);
  const sections = (flow?.steps ?? []).flatMap(({ answers }) => answers);
  /** Names of the fields directly below a path. */
  const below = (path: string) =>
    fields.filter((field) => field.path === `${path}.${field.name}`).map(({ name }) => name);
  const made = olderForms({ older: flow?.older }, catalogs);
  const say = (pointer: string, message: string, name: string, known: readonly string[]) => ({
    file,
    pointer,
    message,
    suggestion: nearestOrAll(name, known),
  });
  return Object.entries(flow?.older ?? {}).flatMap(([section, form]): Defect[] => {
    const at = `/older/${escapedKey(section)}`;
    if (!sections.includes(section)) {
      return [say(at, `No step asks for "${section}": ${NOT_READ}.`, section, sections)];
    }
    if ('textOf' in form) {
      const known = below(section);
      if (known.includes(form.textOf)) return [];
      const message = `"${section}" has no field "${form.textOf}": ${NOT_READ}.`;
      return [say(`${at}/textOf`, message, form.textOf, known)];
    }
    const entries = catalogs[form.idsOf]?.entries ?? [];
    if (entries.length === 0) {
      const message = `There is no catalog "${form.idsOf}" with entries: ${NOT_READ}.`;
      return [say(`${at}/idsOf`, message, form.idsOf, Object.keys(catalogs))];
    }
    const items = `${section}.*`;
    const known = below(items);
    const stored = made[section];
    const given = stored !== undefined && 'entries' in stored ? stored.entries : [];
    const required = object(fields.find(({ path }) => path === items)?.schema)['required'];
    const missing = (Array.isArray(required) ? required.map(textOf) : []).filter(
      (name) => name !== 'id' && !Object.hasOwn(form.with, name),
    );
    return [
      ...Object.entries(form.with).flatMap(([name, path]): Defect[] => {
        const pointer = `${at}/with/${escapedKey(name)}`;
        if (!known.includes(name)) {
          const message = `The items of "${section}" have no field "${name}": older drafts would keep it where nothing reads it.`;
          return [say(pointer, message, name, known)];
        }
        if (given.some((entry) => entry[name] !== undefined)) return [];
        const message = `No entry of the catalog "${form.idsOf}" has "${path}": "${name}" would be empty in every older draft.`;
        return [say(pointer, message, path, Object.keys(entries[0] ?? {}))];
      }),
      ...missing.map((name) =>
        say(
          `${at}/with`,
          `"${name}" is required of every item of "${section}", but older drafts would not have it: their visitors would have to answer again.`,
          '',
          [],
        ),
      ),
    ];
  });
}

const NOT_READ = 'what older drafts keep there would be lost';
