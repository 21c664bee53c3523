/**
 * `npm run rename-field PATH NAME -- --root FOLDER`: gives a field another name everywhere, with the
 * migration of saved drafts. A version that is not committed yet takes the migration in.
 */
import { parseArgs } from 'node:util';
import { renameField } from '../src/analysis/edits/rename-field.ts';
import { buildModel } from '../src/analysis/model/model.ts';
import { editProject } from './project/edit.ts';
import { textsAt } from './project/revision.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '.' } },
});
const [path = '', name = ''] = positionals;
await editProject(values.root, (texts) => renameField(texts, path, name, released()), true);

/** The version of the flow in the last commit; undefined where there is none. */
function released(): number | undefined {
  try {
    return buildModel(textsAt('HEAD', values.root)).flow?.version;
  } catch {
    return undefined;
  }
}
