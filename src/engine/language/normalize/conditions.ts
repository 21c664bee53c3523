import { isObject, type Json, type JsonObject } from '../../logic/json.ts';
import { pointer } from '../../logic/pointer.ts';
import { branchEntry, conditional, type Entry } from './branches.ts';
import { kindsOf } from './kinds.ts';
import type { Notes } from './notes.ts';

/**
 * Turns everything that depends on an answer into entries of `allOf`: an `if` of the step,
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
  notes.problems.push(...idle(source));
  const kinds = kindsOf({ oneOf, anyOf, discriminator }, step, notes);
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

/** Reports keywords of the step that have no effect without another one, or beside it. */
function idle(source: JsonObject): Notes['problems'] {
  const has = (key: string) => source[key] !== undefined;
  const without: readonly [string, boolean, string][] = [
    ['then', has('if'), 'Write the condition as "if" beside it.'],
    ['else', has('if'), 'Write the condition as "if" beside it.'],
    [
      'discriminator',
      has('oneOf') || has('anyOf'),
      'Write the kinds as "oneOf" beside it, or take it out.',
    ],
    [
      'anyOf',
      !has('oneOf'),
      'Keep one list of kinds; what depends on another field is an entry of "allOf".',
    ],
  ];
  return without
    .filter(([key, isMet]) => has(key) && !isMet)
    .map(([key, , suggestion]) => ({
      pointer: `/${key}`,
      message: `Nothing reads "${key}" here: it would be ignored.`,
      suggestion,
    }));
}

function ownCondition(test: Json, held: Json = {}, other?: Json): Entry {
  return { entry: conditional(test, held, other), from: '' };
}

/** What follows once an answer is given: other fields are required or shown. */
function dependents(json: Json | undefined, at: string, notes: Notes): Entry[] {
  return Object.entries(isObject(json) ? json : {}).flatMap(([name, dependent]): Entry[] => {
    const from = pointer(at, name);
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
  notes.problems.push(
    ...Object.keys(test)
      .filter((key) => !COMPARED.has(key))
      .map((key) => ({
        pointer: pointer(pointer(`${from}/properties`, name), key),
        message: `A branch compares "${name}", and "${key}" compares nothing: it would be ignored.`,
        suggestion: `Compare by ${[...COMPARED].map((one) => `"${one}"`).join(', ')}; what else holds for "${name}" stands at the field itself.`,
      })),
  );
  return branchEntry(name, test, shown, branch, from);
}

/** Keywords by which a branch can compare an answer. */
const COMPARED: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);
