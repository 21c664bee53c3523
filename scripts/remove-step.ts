/**
 * `npm run remove-step NAME -- --flow NAME --root FOLDER`: removes a step from a questionnaire and
 * adds a migration of saved drafts. It is refused while something else reads the step's answers.
 */
import { parseArgs } from 'node:util';
import { removeStep } from '../src/checker/edits/remove-step.ts';
import { and, flowName, flowOfStep } from '../src/checker/model/chosen-flow.ts';
import { ok } from '../src/engine/core.ts';
import { committedTexts } from '../src/server/project/revision.ts';
import { editProject } from './project/edit.ts';
import { positionalsFor } from './project/positionals.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { flow: { type: 'string' }, root: { type: 'string', default: '.' } },
});
const [name = ''] = positionalsFor('remove-step NAME', positionals);
await editProject(
  values.root,
  (texts) => {
    const chosen = flowOfStep(texts, name, values.flow);
    if (!chosen.ok) return chosen;
    const { path, sharedWith } = chosen.value;
    const removed = removeStep(texts, { name, of: path, released: committedTexts(values.root) });
    if (!removed.ok) return removed;
    const note = `"${name}" is gone from ${flowName(path)} only; ${and(sharedWith)} keeps it.`;
    return ok({ texts: removed.value, note: sharedWith.length > 0 ? note : undefined });
  },
  true,
);
