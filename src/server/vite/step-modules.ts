import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  AJV_FORMATS,
  AJV_OPTIONS,
  type Catalogs,
  keywordsOf,
  readyStep,
  stepCatalogs,
  withDecimals,
} from '../../engine/core.ts';
import {
  catalogFile,
  madeOf,
  readCatalog,
  readCatalogs,
  readJson,
  readRules,
  type StepFiles,
  stepFiles,
} from './project-files.ts';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { RJSFSchema } from '@rjsf/utils';

const QUERY = '?step';
const KEYWORDS = '?keywords';

/** Where widgets and kinds of text blocks lie: the engine's, and the site's own. */
const WIDGETS = ['src/engine/fields', 'src/site/fields'];
const BLOCKS = ['src/engine/form/blocks', 'src/site/fields'];

/**
 * Makes one module of a step's folder: `import('schemas/email/schema.json?step')` gives schema,
 * UI schema, rules, the validators compiled from the schema, and only the widgets, kinds of text
 * blocks and catalogs that the step uses. A step is one request, and no validator can be stale.
 * `import('schemas/catalog/trades.json?keywords')` gives the keywords of a catalog, which load once
 * somebody searches it.
 */
export function stepModules(root = process.cwd()): Plugin {
  const runtime = resolve(root, 'src/engine/form/validator-runtime.ts');
  const sources = madeOf();
  return {
    name: 'plumbline:step-modules',
    enforce: 'pre',
    hotUpdate: sources.hotUpdate,
    load(id) {
      if (id.endsWith(`.json${KEYWORDS}`)) {
        const file = id.slice(0, -KEYWORDS.length);
        sources.note(id, [file]);
        this.addWatchFile(file);
        return { code: keywordsModule(file), moduleType: 'js' };
      }
      if (!id.endsWith(`schema.json${QUERY}`)) return null;
      const files = stepFiles(id.slice(0, -QUERY.length));
      const made = [files.schemaFile, files.uiFile, files.rulesFile, ...catalogsOf(files)];
      sources.note(id, made);
      for (const file of made) if (existsSync(file)) this.addWatchFile(file);
      return { code: stepModule(files, root, runtime), moduleType: 'js' };
    },
  };
}

/** The files of the catalogs that the step names. */
function catalogsOf(files: StepFiles): string[] {
  const written = { schema: readJson(files.schemaFile), ui: readJson(files.uiFile) };
  return stepCatalogs(written).map((name) => catalogFile(files.catalogDir, name));
}

function keywordsModule(file: string): string {
  const keywords = keywordsOf(readCatalog(file)) ?? {};
  return `export default ${JSON.stringify(keywords)};`;
}

function stepModule(files: StepFiles, root: string, runtime: string): string {
  const written = {
    schema: readJson(files.schemaFile),
    ui: readJson(files.uiFile),
    rules: readRules(files.rulesFile),
  };
  const known = readCatalogs(files.catalogDir, stepCatalogs(written));
  const step = readyStep(written, known);
  const { schema, uiSchema, rules, widgets, catalogs } = step;
  const widgetFile = (name: string) => {
    const file = componentFile(root, WIDGETS, `${name}/widget`);
    if (file === undefined) {
      throw new Error(`${files.uiFile}: there is no widget called "${name}".`);
    }
    return JSON.stringify(file);
  };
  const blocks = step.blocks.flatMap((kind) => {
    const file = componentFile(root, BLOCKS, kind);
    return file === undefined ? [] : [{ kind, file }];
  });
  return [
    ...widgets.map((name, index) => `import widget${index} from ${widgetFile(name)};`),
    ...blocks.map(({ file }, index) => `import block${index} from ${JSON.stringify(file)};`),
    ...catalogs.map(
      (name, index) =>
        `import catalog${index} from ${JSON.stringify(catalogFile(files.catalogDir, name))};`,
    ),
    precompile(schema, runtime),
    `export const id = ${JSON.stringify(files.id)};`,
    `export const schema = ${JSON.stringify(schema)};`,
    `export const uiSchema = ${JSON.stringify(uiSchema)};`,
    `export const rules = ${JSON.stringify(rules)};`,
    'export const validators = $validators;',
    `export const widgets = { ${named(widgets, 'widget')} };`,
    `export const blocks = { ${named(
      blocks.map(({ kind }) => kind),
      'block',
    )} };`,
    `export const catalogs = { ${named(catalogs, 'catalog')} };`,
    `export const keywords = { ${keywordLoaders(catalogs, known, files)} };`,
  ].join('\n');
}

const componentFile = (root: string, folders: readonly string[], name: string) =>
  folders.map((folder) => resolve(root, folder, `${name}.tsx`)).find((file) => existsSync(file));

/** A loader for each catalog that has keywords. */
function keywordLoaders(
  names: readonly string[],
  known: Catalogs,
  { catalogDir }: StepFiles,
): string {
  return names
    .filter((name) => known[name] !== undefined && keywordsOf(known[name]) !== undefined)
    .map((name) => {
      const file = JSON.stringify(`${catalogFile(catalogDir, name)}${KEYWORDS}`);
      return `${JSON.stringify(name)}: () => import(${file}).then((module) => module.default)`;
    })
    .join(', ');
}

function named(names: readonly string[], prefix: string): string {
  return names.map((name, index) => `${JSON.stringify(name)}: ${prefix}${index}`).join(', ');
}

const REQUIRE = /require\("([^"]+)"\)((?:\.[A-Za-z_$][\w$]*|\["[^"]+"\])*)/g;
const EXPORTS = /(^|[;}\n])exports(\["[^"]+"\]|\.[\w$]+)\s*=/g;

/**
 * Compiles a schema to the source of an ES module whose default export is what
 * `createPrecompiledValidator` takes. Ajv itself writes CommonJS; its requires become imports from
 * `runtime`, a few lines of ours in place of the packages, so that no compiler is shipped.
 * @throws if Ajv emits something that this conversion does not know.
 */
export function precompile(schema: RJSFSchema, runtime: string): string {
  const commonJs = compileSchemaValidatorsCode(schema, {
    ajvFormatOptions: AJV_FORMATS,
    ajvOptionsOverrides: { ...AJV_OPTIONS, code: { lines: false } },
    extenderFn: withDecimals,
  });
  const imported = new Map<string, string>();
  const body = commonJs
    .replace(REQUIRE, (_match, module: string, rest: string) => {
      const name = imported.get(module) ?? `$runtime${imported.size}`;
      imported.set(module, name);
      return name + rest;
    })
    .replace(/^"use strict";/, '')
    .replace(EXPORTS, '$1$validators$2 =');
  if (/\brequire\(|\bexports[[.]/.test(body)) {
    throw new Error('Ajv emitted CommonJS that the validator build does not know.');
  }
  const imports = [...imported].map(
    ([module, name]) =>
      `import { ${runtimeName(module)} as ${name} } from ${JSON.stringify(runtime)};`,
  );
  return [...imports, 'const $validators = {};', body].join('\n');
}

/** `ajv/dist/runtime/ucs2length` → `ajv_dist_runtime_ucs2length`, an export of the runtime module. */
function runtimeName(module: string): string {
  return module.replace(/\W+/g, '_').replace(/^_/, '');
}
