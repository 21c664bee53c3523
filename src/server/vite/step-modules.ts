import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withFigures } from '../../flow/figures.ts';
import { optionCatalogs, stepSchema } from '../../flow/step-source.ts';
import { normalStep } from '../../flow/language/normal-step.ts';
import { isObject, type Json } from '../../logic/json.ts';
import { madeOf } from './made-of.ts';
import { precompile } from './precompile.ts';
import {
  catalogFile,
  readCatalogs,
  readJson,
  readRules,
  stepFiles,
  type StepFiles,
} from './project-files.ts';

const QUERY = '?step';
/** Widgets that RJSF provides. */
const BUILT_IN = new Set(['hidden']);
/** Keys of `ui:options` and of blocks whose value names a catalog. */
const CATALOG_KEYS = new Set(['catalog', 'groupBy']);

/**
 * Makes one module of a step's folder: `import('schemas/email/schema.json?step')` gives schema,
 * UI schema, rules, the validators compiled from the schema, and only the widgets, kinds of text
 * blocks and catalogs that the step uses. A step is one request, and no validator can be stale.
 */
export function stepModules(root = process.cwd()): Plugin {
  const runtime = resolve(root, 'src/form/validator-runtime.ts');
  const sources = madeOf();
  return {
    name: 'plumbline:step-modules',
    enforce: 'pre',
    hotUpdate: sources.hotUpdate,
    load(id) {
      if (!id.endsWith(`schema.json${QUERY}`)) return null;
      const files = stepFiles(id.slice(0, -QUERY.length));
      const made = [files.schemaFile, files.uiFile, files.rulesFile, ...catalogsOf(files)];
      sources.note(id, made);
      for (const file of made) if (existsSync(file)) this.addWatchFile(file);
      return { code: stepModule(files, root, runtime), moduleType: 'js' };
    },
  };
}

/** The catalogs that the step's files name, for the options of its fields and for its widgets. */
function catalogsOf({ schemaFile, uiFile, catalogDir }: StepFiles): string[] {
  const options = optionCatalogs(readJson(schemaFile));
  const shown = valuesOf(readJson(uiFile), CATALOG_KEYS);
  return [...new Set([...options, ...shown])].map((name) => catalogFile(catalogDir, name));
}

function stepModule(files: StepFiles, root: string, runtime: string): string {
  const { $schema: _editorOnly, ...look } = readJson(files.uiFile);
  const written = {
    schema: readJson(files.schemaFile),
    ui: look,
    rules: readRules(files.rulesFile),
  };
  const names = [...optionCatalogs(written.schema), ...valuesOf(look, CATALOG_KEYS)];
  const known = readCatalogs(files.catalogDir, names);
  const {
    schema: source,
    ui,
    rules,
  } = withFigures({ ...normalStep(written), rules: written.rules }, known);
  const schema = stepSchema(source, known);
  const widgets = [...new Set(valuesOf(ui, new Set(['ui:widget'])))].filter(
    (name) => !BUILT_IN.has(name),
  );
  const catalogs = [...new Set(valuesOf(ui, CATALOG_KEYS))];
  const blockFile = (kind: string) => resolve(root, 'src/form/blocks', `${kind}.tsx`);
  const blocks = [...new Set(valuesOf(ui['ui:blocks'] ?? [], new Set(['kind'])))].filter((kind) =>
    existsSync(blockFile(kind)),
  );
  const widgetFile = (name: string) => {
    const file = resolve(root, 'src/form/widgets', `${name}.tsx`);
    if (!existsSync(file)) throw new Error(`${files.uiFile}: there is no widget called "${name}".`);
    return JSON.stringify(file);
  };
  return [
    ...widgets.map((name, index) => `import widget${index} from ${widgetFile(name)};`),
    ...blocks.map((kind, index) => `import block${index} from ${JSON.stringify(blockFile(kind))};`),
    ...catalogs.map(
      (name, index) =>
        `import catalog${index} from ${JSON.stringify(catalogFile(files.catalogDir, name))};`,
    ),
    precompile(schema, runtime),
    `export const id = ${JSON.stringify(files.id)};`,
    `export const schema = ${JSON.stringify(schema)};`,
    `export const uiSchema = ${JSON.stringify(ui)};`,
    `export const rules = ${JSON.stringify(rules)};`,
    'export const validators = $validators;',
    `export const widgets = { ${named(widgets, 'widget')} };`,
    `export const blocks = { ${named(blocks, 'block')} };`,
    `export const catalogs = { ${named(catalogs, 'catalog')} };`,
  ].join('\n');
}

function named(names: readonly string[], prefix: string): string {
  return names.map((name, index) => `${JSON.stringify(name)}: ${prefix}${index}`).join(', ');
}

/** Every text under one of these keys, anywhere in the JSON. */
function valuesOf(json: Json, keys: ReadonlySet<string>): string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesOf(item, keys));
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    keys.has(key) && typeof value === 'string' ? [value] : valuesOf(value, keys),
  );
}
