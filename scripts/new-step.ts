import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applyAll } from './lint/project/edit.ts';
import { newStepEdits } from './new-step/edits.ts';

const FLOW = 'flows/onboarding.json';
const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;

if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  throw new Error(
    'Usage: npm run new-step NAME, with a name such as "vehicles" or "your-vehicles".',
  );
}
if (existsSync(`schemas/${name}`)) throw new Error(`There is a step "${name}" already.`);

const texts = new Map([[FLOW, readFileSync(FLOW, 'utf8')]]);
mkdirSync(`schemas/${name}`);
for (const [file, text] of applyAll(texts, newStepEdits(name, texts.get(FLOW) ?? ''))) {
  writeFileSync(file, text);
}
console.log(`Made schemas/${name}/schema.json, schemas/${name}/ui.json and the last step of ${FLOW}.
Now: move the step to its place, lead to it from the step before, and run npm run validate.`);
