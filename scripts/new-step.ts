/** `npm run new-step NAME -- --after STEP --when CONDITION --flow NAME --root FOLDER`: adds a step. */
import { parseArgs } from 'node:util';
import { newStep } from '../src/checker/edits/new-step.ts';
import { flowOfStep } from '../src/checker/model/chosen-flow.ts';
import { ok } from '../src/engine/core.ts';
import { editProject } from './project/edit.ts';
import { positionalsFor } from './project/positionals.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    after: { type: 'string' },
    when: { type: 'string' },
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});
const [name = ''] = positionalsFor('new-step NAME -- --after STEP --when CONDITION', positionals);
const { after, when, flow, root } = values;
await editProject(
  root,
  (texts) => {
    const chosen = flowOfStep(texts, after, flow);
    if (!chosen.ok) return chosen;
    const made = newStep(texts, { name, after, when, of: chosen.value.path });
    return made.ok ? ok({ texts: made.value }) : made;
  },
  false,
);
if (process.exitCode === undefined) {
  console.log(
    'What is left to do is in schemas/README.md, "Add a step"; npm run validate says how far you are.',
  );
}
