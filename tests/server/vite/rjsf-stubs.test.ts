import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TranslatableString } from '@rjsf/utils';
import fc from 'fast-check';
import { createElement, forwardRef, lazy, memo, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { formTheme } from '../../../src/engine/form/theme.ts';
import { STUBS } from '../../../src/server/vite/stubs.ts';
import { drawnSchema } from '../../../src/engine/language/step-schema.ts';
import { normalStep } from '../../../src/engine/language/normalize/normal-step.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { holds } from '../../properties.ts';
import {
  asRjsfGetsThem,
  importersOf,
  isRecord,
  member,
  published,
  type Module,
} from './rjsf-bundle.ts';

const NAMES = Object.keys(STUBS);

type Bundle = Readonly<Record<string, Module>>;
let real: Bundle = {};
let stubbed: Bundle = {};

beforeAll(async () => {
  real = await asRjsfGetsThem(NAMES, 'published');
  stubbed = await asRjsfGetsThem(NAMES, 'stubbed');
}, 120_000);

/** Compares what RJSF gets from the stub and from the published module. */
const PARITY: Readonly<Record<string, (stub: Module, module: Module) => void>> = {
  'markdown-to-jsx/react': sameTexts,
  'react-is': sameComponents,
  'fast-uri': sameAddresses,
  'omitExtraData.js': throwsEverywhere,
  'toPathSchema.js': throwsEverywhere,
  'getClosestMatchingOption.js': throwsEverywhere,
  'sanitizeDataForNewSchema.js': throwsEverywhere,
  'shallowAllOfMerge.js': throwsEverywhere,
  'processRawValidationErrors.js': throwsEverywhere,
  'deepEquals.js': sameComparisons,
  'getDefaultRegistry.js': sameRegistry,
};

describe('the RJSF modules that the build replaces', () => {
  it('are each tested beside the published one', () => {
    expect(Object.keys(PARITY)).toEqual(NAMES);
  });

  it.each(NAMES)('%s is one module, and RJSF still imports it', (name) => {
    const importers = importersOf(name);
    const places = importers.map(({ file, specifier }) =>
      specifier.startsWith('.') ? new URL(specifier, `file://${file}`).href : specifier,
    );
    expect(new Set(places).size).toBe(1);
  });

  it.each(NAMES)(
    '%s exports what the published one does, or what RJSF imports from a package',
    (name) => {
      const importers = importersOf(name);
      const stub = stubbed[name] ?? {};
      const imported = new Set(importers.flatMap(({ names }) => names));
      const ofRjsf = importers.every(({ specifier }) => specifier.startsWith('.'));
      const expected = ofRjsf ? Object.keys(real[name] ?? {}) : [...imported];
      expect(Object.keys(stub).toSorted()).toEqual(expected.toSorted());
      expect([...imported].filter((one) => !(one in stub))).toEqual([]);
      // A CommonJS package is one object, and RJSF uses its members.
      const whole = stub['default'];
      const used = importers.flatMap(({ file, local }) => membersUsed(file, local));
      expect(isRecord(whole) ? used.filter((one) => !(one in whole)) : []).toEqual([]);
    },
  );

  it.each(NAMES)('%s does what the published module does', (name) => {
    const parity = PARITY[name];
    expect(parity).toBeDefined();
    parity?.(stubbed[name] ?? {}, real[name] ?? {});
  });
});

/** The members a file uses of a default import, such as `resolve` in `UriResolver.resolve(…)`. */
function membersUsed(file: string, local: string | undefined): string[] {
  if (local === undefined) return [];
  const code = published.get(file) ?? '';
  return [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
}

/** Plain text without markup, like our texts. For Markdown, the stub would show the markup. */
function sameTexts(stub: Module, module: Module) {
  const shown = (from: Module, text: string) => {
    const Markdown = from['Markdown'];
    if (!isComponent(Markdown)) throw new Error('Markdown is not a component.');
    const options = { disableParsingRawHTML: true };
    return renderToStaticMarkup(createElement(Markdown, { options }, text));
  };
  const words = fc
    .array(fc.stringMatching(/^[A-Za-z$%'"()]?[a-z]{1,8}[.,?]?$/), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(' '));
  holds(
    'plain texts without Markdown',
    fc.property(words, (text) => {
      expect(shown(stub, text)).toBe(shown(module, text).replace(/<\/?(?:span|p|div)>/g, ''));
    }),
    200,
  );
}

/** RJSF checks with these two whether a non-function widget can be rendered; ours are functions. */
function sameComponents(stub: Module, module: Module) {
  const Plain = () => null;
  const kinds = [
    Plain,
    memo(Plain),
    forwardRef(Plain),
    lazy(() => Promise.resolve({ default: Plain })),
  ];
  const asked = [...kinds, ...kinds.map((kind) => createElement(kind)), 'text', undefined, null];
  for (const question of ['isForwardRef', 'isMemo']) {
    const answers = (from: Module) => asked.map((one) => call(from['default'], question, one));
    expect(answers(stub)).toEqual(answers(module));
  }
}

/** References within the same file, with ids like those of steps. */
function sameAddresses(stub: Module, module: Module) {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,11}$/);
  const id = name.map((step) => `plumbline:${step}`);
  const ref = name.map((definition) => `#/definitions/${definition}`);
  holds(
    'references in a file',
    fc.property(id, id, ref, (one, other, pointer) => {
      for (const pair of [
        [one, one],
        [one, other],
      ]) {
        expect(call(stub['default'], 'equal', ...pair)).toBe(
          call(module['default'], 'equal', ...pair),
        );
      }
      expect(call(stub['default'], 'resolve', one, pointer)).toBe(
        call(module['default'], 'resolve', one, pointer),
      );
    }),
    200,
  );
}

function throwsEverywhere(stub: Module, module: Module) {
  for (const name of Object.keys(module)) {
    expect(() => call(stub, name)).toThrow('src/server/vite/stubs.ts leaves');
  }
}

/** A few of each kind; `tests/engine/form/deep-equals.test.ts` tests the function with thousands. */
function sameComparisons(stub: Module, module: Module) {
  const values = [undefined, null, NaN, 0, '', 'a', [], [1], {}, { a: 1 }, { a: [1] }, () => 1];
  for (const one of values) {
    const compared = (from: Module) => values.map((other) => call(from, 'default', one, other));
    expect(compared(stub)).toEqual(compared(module));
  }
}

/** Parts of RJSF's registry that no step can use, by reason. */
const LEFT_OUT = {
  fields: {
    // For keywords that steps do not support.
    keywords: ['AnyOfField', 'CyclicSchemaField', 'OneOfField', 'OptionalDataControlsField'],
    // For `ui:field`, which steps do not support either.
    uiField: ['LayoutGridField', 'LayoutHeaderField', 'LayoutMultiSchemaField'],
  },
  templates: {
    keywords: [
      'CyclicSchemaExpandTemplate',
      'MultiSchemaFieldTemplate',
      'OptionalDataControlsTemplate',
      'WrapIfAdditionalTemplate',
    ],
    uiField: ['GridTemplate'],
    // Our own widgets render lists and texts.
    widgets: [
      'ArrayFieldDescriptionTemplate',
      'ArrayFieldItemButtonsTemplate',
      'ArrayFieldItemTemplate',
      'ArrayFieldTemplate',
      'ArrayFieldTitleTemplate',
      'BaseInputTemplate',
    ],
    // For schemas without a type, which make `theme.ts` throw.
    untyped: ['FallbackFieldTemplate', 'UnsupportedFieldTemplate'],
  },
  buttons: {
    widgets: [
      'AddButton',
      'ClearButton',
      'CopyButton',
      'MoveDownButton',
      'MoveUpButton',
      'RemoveButton',
    ],
  },
} as const;

function sameRegistry(stub: Module, module: Module) {
  const [ours, whole] = [stub, module].map((from) => call(from, 'default'));
  if (!isRecord(ours) || !isRecord(whole)) throw new Error('The registry is not an object.');
  expect(Object.keys(ours)).toEqual(Object.keys(whole));
  for (const key of ['rootSchema', 'formContext', 'globalFormOptions']) {
    expect(ours[key]).toEqual(whole[key]);
  }
  for (const text of Object.values(TranslatableString)) {
    const said = (registry: Module) => call(registry, 'translateString', text, ['a', 'b']);
    expect(said(ours)).toBe(said(whole));
  }
  const keys = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);
  const { ButtonTemplates, ...templates } = formTheme.templates ?? {};
  expect(drawnOrLeftOut(formTheme.fields, LEFT_OUT.fields)).toEqual(
    keys(whole['fields']).toSorted(),
  );
  expect(drawnOrLeftOut({ ButtonTemplates, ...templates }, LEFT_OUT.templates)).toEqual(
    keys(whole['templates']).toSorted(),
  );
  expect(drawnOrLeftOut(ButtonTemplates, LEFT_OUT.buttons)).toEqual(
    keys(member(whole['templates'], 'ButtonTemplates')).toSorted(),
  );
  // All other widgets are named by the UI schema and come with the step's module.
  expect(keys(ours['widgets'])).toEqual(['HiddenWidget']);
  const hidden = (registry: Module) => {
    const Hidden = member(registry['widgets'], 'HiddenWidget');
    if (!isComponent(Hidden)) throw new Error('HiddenWidget is not a component.');
    return renderToStaticMarkup(createElement(Hidden, { id: 'a', name: 'a', value: 'b' }));
  };
  expect(hidden(ours)).toBe(hidden(whole));
}

function drawnOrLeftOut(drawn: object | undefined, leftOut: Record<string, readonly string[]>) {
  return [...Object.keys(drawn ?? {}), ...Object.values(leftOut).flat()].toSorted();
}

describe('what is left out of RJSF', () => {
  const tiny = questionnaire('tiny');
  const file = (name: string) => `schemas/person/${name}.json`;

  it.each([
    ['schema', '/additionalProperties', { type: 'string' }],
    ['schema', '/patternProperties', { '^a': { type: 'string' } }],
    ['schema', '/properties/name/deprecated', true],
    ['ui', '/name/ui:field', 'LayoutGridField'],
    ['ui', '/name/ui:options/enableMarkdownInDescription', true],
  ])('is refused in the %s file of a step at %s', (name, set, to) => {
    const found = lint(applyAll(tiny, [{ file: file(name), set, to }]));
    expect(found.map(({ code, severity }) => [code, severity])).toContainEqual(['F3', 'error']);
  });

  it.each([
    ['anyOf', [{ const: 'a', title: 'A' }]],
    ['oneOf', [{ const: 'a', title: 'A' }]],
    ['anyOf', [{ type: 'string' }]],
    ['$ref', '#/properties/email'],
  ])('is written out before RJSF reads the schema of a step: %s %j', (keyword, to) => {
    const set = `/properties/name/${keyword}`;
    const text = applyAll(tiny, [{ file: file('schema'), set, to }]).get(file('schema')) ?? '';
    expect(text).toContain(`"${keyword}"`);
    const { schema } = normalStep({ schema: JSON.parse(text), ui: {} });
    expect(JSON.stringify(schema)).not.toContain(`"${keyword}"`);
  });

  it('is decided before RJSF draws a step: it gets no condition and nothing to merge', () => {
    const steps = ['past-insurance', 'umbrella-liability'];
    for (const step of steps) {
      const schema = questionnaire('crew').get(`schemas/${step}/schema.json`) ?? '';
      expect(schema).toContain('"allOf"');
      const normal = normalStep({ schema: JSON.parse(schema), ui: {} });
      const drawn = JSON.stringify(drawnSchema(normal.schema, {}));
      expect(drawn).not.toMatch(/"(?:allOf|if|then|else|dependencies|patternProperties)":/);
    }
    expect(callersOf(/\bshallowAllOfMerge\(/)).toEqual(['utils/lib/schema/retrieveSchema.js']);
  });

  it('is only called in RJSF to check a form, or when its own fields change a value', () => {
    expect(callersOf(/\b(?:processRawValidationErrors|transformRJSFValidationErrors)\(/)).toEqual([
      'validator-ajv8/lib/precompiledValidator.js',
      'validator-ajv8/lib/validator.js',
    ]);
    expect(callersOf(/\bsanitizeDataForNewSchema\(/)).toEqual([
      'core/lib/components/Form.js',
      'core/lib/components/fields/formDataForNewOption.js',
      'utils/lib/createSchemaUtils.js',
    ]);
  });

  it('is only called in RJSF for props that no form here sets', () => {
    expect(callersOf(/\b(?:getUsedFormData|getFieldNames|omitExtraData|toPathSchema)\(/)).toEqual([
      'core/lib/components/Form.js',
      'utils/lib/createSchemaUtils.js',
    ]);
    const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .filter((path) => /omitExtraData|liveOmit/.test(readFileSync(join('src', path), 'utf8')));
    expect(asking).toEqual([]);
  });

  it('is only called in RJSF to choose between the schemas of anyOf and oneOf', () => {
    expect(callersOf(/\b(?:getClosestMatchingOption|calculateIndexScore)\(/)).toEqual([
      'core/lib/components/fields/MultiSchemaField.js',
      'utils/lib/createSchemaUtils.js',
      'utils/lib/schema/getDefaultFormState.js',
    ]);
    const defaults = [...published].find(([path]) => path.endsWith('/getDefaultFormState.js'))?.[1];
    const guards = defaults?.match(/else if \((?:ONE_OF|ANY_OF)_KEY in schema\)/g);
    expect(guards).toHaveLength(2);
  });
});

/** RJSF's files that are kept and match `calls` outside of comments. */
const callersOf = (calls: RegExp): string[] =>
  [...published]
    .filter(([, code]) => calls.test(code.replace(/\/\*[\s\S]*?\*\//g, '')))
    .map(([path]) => path.slice(path.indexOf('@rjsf/') + '@rjsf/'.length))
    .filter((path) => !Object.hasOwn(STUBS, basename(path)));

/** Calls a function of a module or object, which must exist. */
function call(from: unknown, name: string, ...args: readonly unknown[]): unknown {
  const called = member(from, name);
  if (typeof called !== 'function') throw new Error(`${name} is not a function.`);
  return Reflect.apply(called, from, args);
}

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function';
}
