/** Where to find a value: a step or file, a part of it, and what it is. */
export type Place = {
  /** `employees`, or `schemas/catalog/plans.json`. */
  group: string;
  /** The path of a field, or the id of a catalog entry. May be empty. */
  part: string;
  /** `title`, `error for maxLength`, `choice true: label`. */
  what: string;
};

/** The place of a `differencesIn` path in a file of the project. */
export function placeOf(file: string, path: readonly string[]): Place {
  const [folder, step = '', name = ''] = file.split('/');
  if (folder === 'flows') return inFlow(file, path);
  if (name === 'schema.json') return { group: step, ...inSchema(path) };
  if (name === 'ui.json') return { group: step, ...inUi(path) };
  if (name === 'rules.json') return { group: step, part: '', what: words(path) };
  const isEntry = step === 'catalog' && path[0] === 'entries';
  return {
    group: file,
    part: isEntry ? (path[1] ?? '') : '',
    what: words(isEntry ? path.slice(2) : path),
  };
}

function inFlow(file: string, [list, id = '', ...rest]: readonly string[]): Place {
  return list === 'steps' && rest.length > 0
    ? { group: id, part: '', what: words(rest) }
    : { group: file, part: '', what: words([list ?? '', id, ...rest]) };
}

/** `properties` leads to a field, `items` to any item, and `allOf` contains conditional fields. */
function inSchema(path: readonly string[]): Omit<Place, 'group'> {
  const fields: string[] = [];
  let rest = path;
  for (;;) {
    const [key, next] = rest;
    if (key === 'properties' && next !== undefined) {
      fields.push(next);
      rest = rest.slice(2);
    } else if (key === 'allOf') rest = rest.slice(3);
    else if (key === 'items') {
      fields.push('*');
      rest = rest.slice(1);
    } else return { part: fields.join('.'), what: words(rest) };
  }
}

function inUi(path: readonly string[]): Omit<Place, 'group'> {
  const start = path.findIndex((key) => key.startsWith('ui:'));
  const fields = start < 0 ? path : path.slice(0, start);
  const [option = '', ...rest] = path.slice(fields.length).filter((key) => key !== 'ui:options');
  const part = fields.map((key) => (key === 'items' ? '*' : key)).join('.');
  if (option === 'errors') return { part, what: `error for ${words(rest)}` };
  const [choice = '', ...about] = rest;
  if (option === 'choices') return { part, what: `choice ${choice}: ${words(about)}` };
  return { part, what: words([option.replace(/^ui:/, ''), ...rest]) };
}

const words = (path: readonly string[]) => path.filter((key) => key !== '').join(' ');
