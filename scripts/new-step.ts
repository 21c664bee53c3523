/** `npm run new-step NAME -- --after STEP --when CONDITION --root FOLDER`: adds a step. */
import { parseArgs } from 'node:util';
import { newStep } from '../src/analysis/edits/new-step.ts';
import { editProject } from './project/edit.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    after: { type: 'string' },
    when: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});
const [name = ''] = positionals;
await editProject(values.root, (texts) => newStep(texts, { ...values, name }), false);
if (process.exitCode === undefined) {
  console.log(
    'What is left to do is in schemas/README.md, "Add a step"; npm run validate says how far you are.',
  );
}
