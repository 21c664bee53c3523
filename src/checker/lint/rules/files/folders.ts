import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import type { StepFolder } from '../../../model/step-model.ts';
import { didYouMean } from '../../../../engine/core.ts';
import { declaredMeta } from '../../../model/meta.ts';
import { checkedSite } from '../../../model/site.ts';
import { baseName, folderOf } from '../../../project/source-file.ts';

export const f7: LintRule = {
  code: 'F7',
  name: 'step-folders',
  layer: 'files',
  guarantee: 'Every step of the flow has its folder and every folder its step; there is a flow.',
  severity: 'error',
  check: ({ flow, flowPath, flowFiles, folders }) => {
    const missing = (flow?.steps ?? []).flatMap(({ id }, index): Defect[] => {
      const folder = folders.find((one) => one.id === id);
      if (folder === undefined)
        return [withoutFolder(id, index, flowPath, unusedBy(flow, folders))];
      const files = [
        folder.schema === undefined ? 'schema.json' : null,
        folder.ui === undefined ? 'ui.json' : null,
      ].filter((name) => name !== null);
      return files.map((name) => ({
        file: flowPath,
        pointer: `/steps/${index}/id`,
        message: `There is no schemas/${id}/${name}: the visitor would reach a step without a question.`,
        suggestion: 'Restore it from the last version that had it.',
      }));
    });
    const unused = unusedBy(flow, folders).map(({ id, schema, ui, rules }) => ({
      file: (schema ?? ui ?? rules)?.path ?? `schemas/${id}`,
      pointer: '',
      message: `No flow has a step "${id}": no visitor is ever asked this.`,
    }));
    const flows =
      flowFiles.length > 0
        ? []
        : [
            {
              file: 'flows',
              pointer: '',
              message: 'There is no flow in flows/: visitors would not be asked anything.',
            },
          ];
    return [...flows, ...missing, ...unused];
  },
};

function unusedBy(flow: Model['flow'], folders: readonly StepFolder[]): readonly StepFolder[] {
  if (flow === undefined) return [];
  return folders.filter(({ id }) => !flow.steps.some((step) => step.id === id));
}

function withoutFolder(
  id: string,
  index: number,
  file: string,
  unused: readonly StepFolder[],
): Defect {
  const near = didYouMean(
    id,
    unused.map((folder) => folder.id),
  );
  return {
    file,
    pointer: `/steps/${index}/id`,
    message: `There is no folder schemas/${id}: the visitor would reach a step without a question.`,
    suggestion: near ?? `Run npx plumbline new ${id}, or take the step out of the flow.`,
  };
}

const STEP_FILES = ['schema.json', 'ui.json', 'rules.json'];
const OWN_FOLDERS = ['meta', 'catalog', 'content'];
const BACK = 'Restore it from the last version that had it, or copy the most similar file.';
const PAGE_META = 'schemas/content/meta/';

export const f16: LintRule = {
  code: 'F16',
  name: 'known-files',
  layer: 'files',
  guarantee: 'Every file that the site needs exists, and every file that exists is read.',
  severity: 'error',
  check: (model) => {
    const unread = model.paths.filter((path) => !isRead(path));
    return [...missing(model, unread), ...byFolder(unread, model)];
  },
};

function isRead(path: string): boolean {
  const [root, folder = '', name = '', ...deeper] = path.split('/');
  if (root === 'flows') return /^flows\/[\w-]+(\.(scenarios|seen))?\.json$/.test(path);
  if (root !== 'schemas') return true;
  if (folder === 'content') return path.endsWith('.json');
  if (deeper.length > 0) return false;
  if (folder === 'meta') return name.endsWith('.schema.json');
  if (folder === 'catalog') return /^[a-z][a-z0-9-]*\.json$/.test(name);
  return STEP_FILES.includes(name);
}

/** If nothing in a folder is read, the folder gets a single finding: it is misnamed, not its files. */
function byFolder(unread: readonly string[], { paths }: Model): Defect[] {
  const folders = [...new Set(unread.map((path) => path.split('/').slice(0, -1)[1] ?? ''))];
  return folders.flatMap((name): Defect[] => {
    const isIn = (path: string) => (path.split('/').slice(0, -1)[1] ?? '') === name;
    const own = unread.filter(isIn);
    const isWhole = paths.every((path) => !isIn(path) || own.includes(path));
    if (isWhole && own.length > 1 && name !== '') return [unreadFolder(name, own)];
    return own.map((file) => ({
      file,
      pointer: '',
      message: 'Nothing reads this file: its content never reaches a visitor.',
      suggestion: nameFor(file) ?? 'Give it its correct name, or delete it.',
    }));
  });
}

function unreadFolder(name: string, [file = '']: readonly string[]): Defect {
  return {
    file,
    pointer: '',
    message: `Nothing reads the folder schemas/${name}: the content of its files never reaches a visitor.`,
    suggestion:
      didYouMean(name, OWN_FOLDERS) ??
      'A step has a folder in schemas/ with schema.json, ui.json and rules.json.',
  };
}

function nameFor(path: string): string | undefined {
  const name = baseName(path);
  if (path.startsWith('flows/')) return didYouMean(name, ['onboarding.scenarios.json']);
  if (path.startsWith('schemas/catalog/'))
    return 'The file name of a catalog has only lowercase letters, digits and hyphens, and ends with .json.';
  return didYouMean(name, STEP_FILES);
}

function missing(model: Model, unread: readonly string[]): Defect[] {
  const gone = needed(model).filter((path) => !model.paths.includes(path));
  const folders = [...new Set(gone.map((path) => folderOf(path)))];
  return folders.flatMap((folder): Defect[] => {
    const own = gone.filter((path) => folderOf(path) === folder);
    const isWhole = !model.paths.some((path) => path.startsWith(`${folder}/`));
    const files = isWhole && own.length > 1 ? [folder] : own;
    return files.map((file) => ({
      file,
      pointer: '',
      message: `There is no ${file}: the site cannot be built without it.`,
      suggestion: nearTo(file, model, unread),
    }));
  });
}

/** Suggests the misnamed file: one that nothing reads, or one beside it that nothing needs. */
function nearTo(file: string, model: Model, unread: readonly string[]): string {
  const known = needed(model);
  const beside = model.paths.filter(
    (path) => folderOf(path) === folderOf(file) && !known.includes(path),
  );
  return didYouMean(file, [...unread, ...beside]) ?? BACK;
}

/** A meta-schema for a single file requires that file; the site names what else it needs. */
function needed(model: Model): string[] {
  const metas = model.paths.flatMap((path) => {
    const [, kind, name] =
      /^schemas\/meta\/(catalog|content)-([\w-]+)\.schema\.json$/.exec(path) ?? [];
    return kind === undefined ? [] : [`schemas/${kind}/${name}.json`];
  });
  const followed = new Set(model.files.map(declaredMeta));
  const pages = model.paths
    .filter((path) => path.startsWith(PAGE_META) && !followed.has(path))
    .map((path) => `schemas/content/${baseName(path, '.schema.json')}.json`);
  return [...metas, ...pages, ...checkedSite().neededFiles((path) => model.file(path)?.json)];
}
