import { readdirSync, readFileSync } from 'node:fs';
import onboarding from '../../flows/onboarding.json' with { type: 'json' };
import { compileFlow } from '../../src/engine/flow/compile/compile.ts';
import type { CompiledFlow, Questions } from '../../src/engine/flow/compiled.ts';
import { questionsOf } from '../../src/engine/language/step-schema.ts';
import type { Flow } from '../../src/engine/flow/types.ts';
import type { Catalogs } from '../../src/engine/logic/expressions/scope.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';

const folder = new URL('../../schemas/catalog/', import.meta.url);

/** Every catalog file, by name. */
export const catalogs: Catalogs = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ]),
);

const stepSchemaFile = (id: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`../${id}/schema.json`, folder), 'utf8'));

/** The flow file as the app ships it. */
export const source: Flow = onboarding as unknown as Flow;

/** What decides which questions each step asks, as the build passes it to the app. */
export const questions: Questions = questionsOf(
  source.steps.map(({ id }) => ({ id, schema: stepSchemaFile(id) })),
);

/** A fresh compilation: nothing is shared with an earlier one. */
export function compileOnboarding(): CompiledFlow {
  const compiled = compileFlow(structuredClone(source), catalogs, questions);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems, null, 2));
  return compiled.value;
}
