import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { RJSFSchema } from '@rjsf/utils';
import { AJV_FORMATS, AJV_OPTIONS, withDecimals } from '../../engine/core.ts';

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
