/** `npm run move-step NAME -- --after STEP --flow NAME --root FOLDER`: moves a step. */
import { parseArgs } from 'node:util';
import { moveStep } from '../src/checker/edits/move-step.ts';
import { and, flowName, flowOfStep } from '../src/checker/model/chosen-flow.ts';
import { ok } from '../src/engine/core.ts';
import { editProject } from './project/edit.ts';
import { positionalsFor } from './project/positionals.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    after: { type: 'string', default: '' },
    flow: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
});
const USAGE = 'move-step NAME -- --after STEP';
const [name = ''] = positionalsFor(USAGE, values.after === '' ? [] : positionals);
const { after, flow, root } = values;
await editProject(
  root,
  (texts) => {
    const chosen = flowOfStep(texts, name, flow);
    if (!chosen.ok) return chosen;
    const { path, sharedWith } = chosen.value;
    const moved = moveStep(texts, name, after, path);
    if (!moved.ok) return moved;
    const isShared = sharedWith.length > 0;
    const note = `"${name}" moved in ${flowName(path)} only; ${and(sharedWith)} keeps it where it was.`;
    return ok({ texts: moved.value, note: isShared ? note : undefined });
  },
  true,
);
