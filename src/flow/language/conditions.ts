import { isObject, sameJson, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import type { Notes } from './notes.ts';

/** A branch with the pointer where the file has it. */
type Entry = { entry: JsonObject; from: string };

/**
 * The step with everything that depends on an answer as entries of `allOf`: an `if` of the step,
 * `dependentRequired`, `dependentSchemas`, `dependencies`, and kinds told apart by a `const`.
 */
export function withConditions(source: JsonObject, notes: Notes): JsonObject {
  const {
    if: test,
    then: held,
    else: other,
    oneOf,
    anyOf,
    discriminator,
    dependencies,
    dependentRequired,
    dependentSchemas,
    ...step
  } = source;
  const kinds = kindsOf({ oneOf, anyOf, discriminator, step }, notes);
  const entries = [
    ...(test === undefined ? [] : [ownCondition(test, held, other)]),
    ...dependents(dependentRequired, '/dependentRequired', notes),
    ...dependents(dependentSchemas, '/dependentSchemas', notes),
    ...dependents(dependencies, '/dependencies', notes),
    ...kinds.entries,
  ];
  const written = Array.isArray(step['allOf']) ? step['allOf'] : [];
  entries.forEach(({ from }, index) => {
    const here = `/allOf/${written.length + index}`;
    if (from === '')
      notes.places.push(
        [`${here}/if`, '/if'],
        [`${here}/then`, '/then'],
        [`${here}/else`, '/else'],
      );
    else notes.places.push([`${here}/if`, from], [`${here}/then`, from]);
  });
  return {
    ...step,
    ...kinds.step,
    ...(entries.length > 0 && { allOf: [...written, ...entries.map(({ entry }) => entry)] }),
  };
}

function ownCondition(test: Json, held: Json = {}, other?: Json): Entry {
  return { entry: conditional(test, held, other), from: '' };
}

function conditional(test: Json, held: Json, other?: Json): JsonObject {
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  return { if: test, then: held, ...(other !== undefined && { else: other }) };
}

/** What an answer entails once it is given: other fields that are needed, or shown. */
function dependents(json: Json | undefined, at: string, notes: Notes): Entry[] {
  return Object.entries(isObject(json) ? json : {}).flatMap(([name, dependent]): Entry[] => {
    const from = `${at}/${name}`;
    const isGiven = { required: [name] };
    if (Array.isArray(dependent)) {
      return [{ entry: conditional(isGiven, { required: dependent }), from }];
    }
    if (!isObject(dependent)) return [];
    const { oneOf, ...shown } = dependent;
    const always =
      Object.keys(shown).length === 0 ? [] : [{ entry: conditional(isGiven, shown), from }];
    const branches = (Array.isArray(oneOf) ? oneOf : []).flatMap((branch, index) =>
      branchFor(name, branch, `${from}/oneOf/${index}`, notes),
    );
    return [...always, ...branches];
  });
}

/** One branch of RJSF's dependent `oneOf`: the value that it is for, and the fields it shows. */
function branchFor(name: string, branch: Json, from: string, notes: Notes): Entry[] {
  const properties = isObject(branch) && isObject(branch['properties']) ? branch['properties'] : {};
  const { [name]: test, ...shown } = properties;
  if (!isObject(branch) || !isObject(test)) {
    notes.problems.push({
      pointer: from,
      message: `This branch does not say for which value of "${name}" it is: it would never be shown.`,
      suggestion: `Write "${name}" under its "properties", with "const" or "enum".`,
    });
    return [];
  }
  return [branchEntry(name, test, shown, branch, from)].flat();
}

function branchEntry(
  name: string,
  { title: _words, ...test }: JsonObject,
  shown: JsonObject,
  branch: JsonObject,
  from: string,
): Entry[] {
  const { type: _type, description: _hint, ...compared } = test;
  const required = (Array.isArray(branch['required']) ? branch['required'] : []).filter(
    (one) => one !== name,
  );
  if (Object.keys(shown).length + required.length === 0) return [];
  const held = {
    ...(Object.keys(shown).length > 0 && { properties: shown }),
    ...(required.length > 0 && { required }),
  };
  return [
    { entry: conditional({ properties: { [name]: compared }, required: [name] }, held), from },
  ];
}

type Kinds = {
  oneOf: Json | undefined;
  anyOf: Json | undefined;
  discriminator: Json | undefined;
  step: JsonObject;
};

/** "Choose the kind, then its fields": the field that tells the kinds apart, and what each shows. */
function kindsOf(
  { oneOf, anyOf, discriminator, step }: Kinds,
  notes: Notes,
): { step: JsonObject; entries: Entry[] } {
  const keyword = oneOf === undefined ? 'anyOf' : 'oneOf';
  const listed = oneOf ?? anyOf;
  if (listed === undefined) return { step: {}, entries: [] };
  const branches = (Array.isArray(listed) ? listed : []).filter(isObject);
  const told = isObject(discriminator) ? textOf(discriminator['propertyName']) : undefined;
  const name = told ?? Object.keys(propertiesOf(branches[0])).find((one) => isTold(branches, one));
  if (name === undefined || !isTold(branches, name)) {
    notes.problems.push({
      pointer: `/${keyword}`,
      message: `The entries of "${keyword}" are not told apart by the "const" of one field: nobody could choose between them.`,
      suggestion:
        'Give each entry the same field with a "const" of its own, such as "kind": { "const": "truck" }, and its words as "title".',
    });
    return { step: {}, entries: [] };
  }
  const values = branches.map((branch) => constOf(branch, name) ?? null);
  const properties = isObject(step['properties']) ? step['properties'] : {};
  const own = isObject(properties[name]) ? properties[name] : {};
  const words = branches.map((branch, index) => ({
    const: values[index] ?? null,
    ...(branch['title'] !== undefined && { title: branch['title'] }),
    ...(branch['description'] !== undefined && { description: branch['description'] }),
  }));
  const isWorded = branches.some((branch) => branch['title'] !== undefined);
  const kind: JsonObject = {
    ...asked(propertiesOf(branches[0])[name]),
    ...own,
    ...(own['enum'] === undefined && own['x-options'] === undefined
      ? isWorded
        ? { oneOf: words }
        : { enum: values }
      : {}),
  };
  if (own['type'] === undefined && kind['type'] === undefined) kind['type'] = typeof values[0];
  const required = Array.isArray(step['required']) ? step['required'] : [];
  notes.places.push([`/properties/${name}/oneOf`, `/${keyword}`]);
  if (properties[name] === undefined) {
    notes.places.push([`/properties/${name}`, `/${keyword}/0/properties/${name}`]);
  }
  return {
    step: {
      properties:
        properties[name] === undefined
          ? { [name]: kind, ...properties }
          : { ...properties, [name]: kind },
      required: [...new Set([...required, name])],
    },
    entries: branches.flatMap((branch, index) => {
      const { [name]: test, ...shown } = propertiesOf(branch);
      const compared: JsonObject = isObject(test) ? { const: test['const'] ?? null } : {};
      return branchEntry(name, compared, shown, branch, `/${keyword}/${index}`);
    }),
  };
}

/** Words and type of the field that tells the kinds apart, without the value of one kind. */
function asked(json: Json | undefined): JsonObject {
  if (!isObject(json)) return {};
  const { const: _value, ...rest } = json;
  return rest;
}

function isTold(branches: readonly JsonObject[], name: string): boolean {
  const values = branches.map((branch) => constOf(branch, name));
  return values.every(
    (value, index) =>
      value !== undefined && values.findIndex((other) => sameJson(other, value)) === index,
  );
}

const constOf = (branch: JsonObject, name: string): Json | undefined => {
  const field = propertiesOf(branch)[name];
  return isObject(field) ? field['const'] : undefined;
};

function propertiesOf(branch: JsonObject | undefined): JsonObject {
  const properties = branch?.['properties'];
  return isObject(properties) ? properties : {};
}
