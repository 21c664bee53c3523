/**
 * `npm run rename-field PATH NAME -- --flow NAME --root FOLDER`: renames a field everywhere and
 * adds a migration of saved drafts. If the flow's version is not committed yet, the migration goes
 * into that version; if the field is not, none is needed.
 */
import { parseArgs } from 'node:util';
import { renameField } from '../src/checker/edits/rename-field.ts';
import { and, flowName, namedFlows } from '../src/checker/model/chosen-flow.ts';
import { ok } from '../src/engine/core.ts';
import { editProject } from './project/edit.ts';
import { committedTexts } from '../src/server/project/revision.ts';
import { positionalsFor } from './project/positionals.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { flow: { type: 'string' }, root: { type: 'string', default: '.' } },
});
const [path = '', name = ''] = positionalsFor('rename-field PATH NAME', positionals);
await editProject(
  values.root,
  (texts) => {
    const named = namedFlows(texts, values.flow);
    if (!named.ok) return named;
    const of = values.flow === undefined ? undefined : named.value[0];
    const renamed = renameField(texts, {
      path,
      name,
      of,
      released: committedTexts(values.root),
    });
    if (!renamed.ok) return renamed;
    const { step, flows } = renamed.value;
    const note = `${and(flows.map(flowName))} share the step "${step}": each has the new name, and a migration of its own.`;
    const parts = path.split('.');
    const [own = ''] = parts.slice(-1);
    const to = [...parts.slice(0, -1), name].join('.');
    return ok({
      texts: renamed.value.texts,
      note: flows.length > 1 ? note : undefined,
      reworded: (message) => message.replaceAll(path, to).replaceAll(`"${own}"`, `"${name}"`),
    });
  },
  true,
);
