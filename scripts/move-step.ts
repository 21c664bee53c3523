/** `npm run move-step NAME -- --after STEP --root FOLDER`: gives a step another place. */
import { parseArgs } from 'node:util';
import { moveStep } from '../src/analysis/edits/move-step.ts';
import { editProject } from './project/edit.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { after: { type: 'string', default: '' }, root: { type: 'string', default: '.' } },
});
const [name = ''] = positionals;
await editProject(values.root, (texts) => moveStep(texts, name, values.after), true);
