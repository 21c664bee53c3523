import { isObject, sameJson, textOf, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { branchEntry, type Entry } from './branches.ts';
import type { Notes, Problem } from './notes.ts';
import { objectAt } from '../fields.ts';

type Written = {
  oneOf: Json | undefined;
  anyOf: Json | undefined;
  discriminator: Json | undefined;
};

/** The kinds of a step: where the file lists them, and the field whose value tells them apart. */
type Kinds = { keyword: string; branches: readonly JsonObject[]; name: string };

/** "Choose the kind, then its fields": the field that tells the kinds apart, and what each shows. */
export function kindsOf(
  { oneOf, anyOf, discriminator }: Written,
  step: JsonObject,
  notes: Notes,
): { step: JsonObject; entries: Entry[] } {
  const keyword = oneOf === undefined ? 'anyOf' : 'oneOf';
  const listed = oneOf ?? anyOf;
  if (listed === undefined) return { step: {}, entries: [] };
  const branches = (Array.isArray(listed) ? listed : []).filter(isObject);
  const name = discriminatorOf(branches, discriminator);
  if (name === undefined) {
    notes.problems.push({
      pointer: `/${keyword}`,
      message: `The entries of "${keyword}" are not told apart by the values of one field: nobody could choose between them.`,
      suggestion:
        'Give each entry the same field with a "const" or an "enum" of its own, such as "kind": { "const": "truck" }, and its words as "title".',
    });
    return { step: {}, entries: [] };
  }
  const kinds = { keyword, branches, name };
  return { step: withKind(kinds, step, notes), entries: entriesOf(kinds) };
}

/** The field whose `const` or `enum` tells the kinds apart; undefined if there is none. */
export function discriminatorOf(
  branches: readonly JsonObject[],
  discriminator: Json | undefined,
): string | undefined {
  const declared = isObject(discriminator) ? textOf(discriminator['propertyName']) : undefined;
  const name =
    declared ??
    Object.keys(propertiesOf(branches[0])).find((one) => isDiscriminator(branches, one));
  return name !== undefined && isDiscriminator(branches, name) ? name : undefined;
}

const entriesOf = ({ keyword, branches, name }: Kinds): Entry[] =>
  branches.flatMap((branch, index) => {
    const { [name]: _test, ...shown } = propertiesOf(branch);
    const [only = null, ...others] = valuesOf(branch, name);
    const compared: JsonObject =
      others.length === 0 ? { const: only } : { enum: [only, ...others] };
    return branchEntry(name, compared, shown, branch, `/${keyword}/${index}`);
  });

/** Makes the field of the kind a required choice of the step. */
function withKind(kinds: Kinds, step: JsonObject, notes: Notes): JsonObject {
  const { keyword, branches, name } = kinds;
  const properties = propertiesOf(step);
  const own = isObject(properties[name]) ? properties[name] : undefined;
  const { const: fixed, ...first } = objectAt(propertiesOf(branches[0]), name);
  const { enum: choices, ...described } = own ?? first;
  const listed = own === undefined && fixed === undefined ? undefined : choices;
  const words = wordsOf(kinds);
  const elsewhere = ['x-options', 'oneOf', 'anyOf'].find((key) => described[key] !== undefined);
  const values = branches.flatMap((branch) => valuesOf(branch, name));
  notes.problems.push(
    ...ignoredKeys(kinds, own ?? first, own === undefined ? 1 : 0),
    ...otherChoices(kinds, listed, values),
    ...(elsewhere !== undefined && words !== undefined ? [wordsTwice(kinds, elsewhere)] : []),
  );
  const place = pointer('/properties', name);
  notes.places.push([`${place}/oneOf`, `/${keyword}`]);
  const field = {
    type: typeof values[0],
    ...described,
    ...(elsewhere === undefined &&
      (words === undefined ? { enum: listed ?? values } : { oneOf: words })),
  };
  const required = Array.isArray(step['required']) ? step['required'] : [];
  if (own === undefined) {
    notes.places.push([place, `/${keyword}/0${place}`]);
  }
  return {
    properties:
      own === undefined ? { [name]: field, ...properties } : { ...properties, [name]: field },
    required: [...new Set([...required, name])],
  };
}

/** The kinds as labeled choices; undefined if none has a label, or one stands for several values. */
function wordsOf({ branches, name }: Kinds): JsonObject[] | undefined {
  if (branches.every(({ title, description }) => title === undefined && description === undefined))
    return undefined;
  if (branches.some((branch) => valuesOf(branch, name).length > 1)) return undefined;
  return branches.map((branch) => ({
    const: valuesOf(branch, name)[0] ?? null,
    ...(branch['title'] !== undefined && { title: branch['title'] }),
    ...(branch['description'] !== undefined && { description: branch['description'] }),
  }));
}

/** Reports what single kinds say about the field that tells them apart: they all share it. */
function ignoredKeys(
  { keyword, branches, name }: Kinds,
  field: JsonObject,
  from: number,
): Problem[] {
  return branches.slice(from).flatMap((branch, index) => {
    const own = objectAt(propertiesOf(branch), name);
    const compared = own['const'] === undefined ? 'enum' : 'const';
    return Object.entries(own)
      .filter(([key, value]) => key !== compared && !sameJson(field[key], value))
      .map(([key]) => ({
        pointer: pointer(`/${keyword}/${index + from}${pointer('/properties', name)}`, key),
        message: `"${name}" is one field for all kinds, and "${key}" is said of it in this one: it would be ignored.`,
        suggestion: `Leave only "${compared}" here; "${name}" is described under "properties" of the step.`,
      }));
  });
}

/** Reports choices of the field that no kind has, and the other way around. */
function otherChoices(
  { keyword, name }: Kinds,
  listed: Json | undefined,
  values: readonly Json[],
): Problem[] {
  if (!Array.isArray(listed)) return [];
  const isIn = (value: Json, list: readonly Json[]) => list.some((one) => sameJson(one, value));
  const alone = [
    ...listed.filter((value) => !isIn(value, values)),
    ...values.filter((value) => !isIn(value, listed)),
  ];
  if (alone.length === 0) return [];
  return [
    {
      pointer: `${pointer('/properties', name)}/enum`,
      message: `"${name}" and the kinds of "${keyword}" differ in ${alone.map((one) => JSON.stringify(one)).join(', ')}: nobody could choose that, or it would be no kind.`,
      suggestion: `Take "enum" out: the choices of "${name}" are the kinds.`,
    },
  ];
}

const wordsTwice = ({ keyword, name }: Kinds, elsewhere: string): Problem => ({
  pointer: `/${keyword}`,
  message: `The words of "${name}" are those of its "${elsewhere}": those of the kinds would be ignored.`,
  suggestion: `Take "title" and "description" out of the kinds, or "${elsewhere}" out of the field.`,
});

/** Every branch has values of its own for the field, and no two the same one. */
function isDiscriminator(branches: readonly JsonObject[], name: string): boolean {
  const values = branches.map((branch) => valuesOf(branch, name));
  const all = values.flat();
  return (
    values.every(({ length }) => length > 0) &&
    all.every((value, index) => all.findIndex((other) => sameJson(other, value)) === index)
  );
}

/** For which values of the field a kind is. */
function valuesOf(branch: JsonObject, name: string): readonly Json[] {
  const { const: only, enum: listed } = objectAt(propertiesOf(branch), name);
  if (only !== undefined) return [only];
  return Array.isArray(listed) ? listed : [];
}

const propertiesOf = (part: JsonObject = {}): JsonObject => objectAt(part, 'properties');
