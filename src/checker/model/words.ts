import { escapedKey, isObject, type Json, LAUNCH_MARK, onceEach } from '../../engine/core.ts';
import type { SourceFile } from '../project/source-file.ts';
import type { Model } from './model.ts';

export type Words = { file: string; pointer: string; key: string; text: string };

/** Keys of texts that visitors read, in step files and in the flow. */
const READ = new Set([
  'title',
  'description',
  'label',
  'hint',
  'text',
  'say',
  'message',
  'why',
  'term',
  'example',
  'note',
  'intro',
  'listTitle',
  'placeholder',
  'lookBack',
  'primaryNote',
  'suffix',
  'suffixOne',
  'editLabel',
  'success',
  'invalid',
  'failed',
  'tooManyTypes',
  'tooManyOptions',
  'toast',
  'inline',
  'ui:title',
  'ui:description',
]);

/**
 * Is this text shown to visitors? Keys inside `errors` are error names, so all texts there are shown.
 */
export function isRead(key: string, inErrors: boolean): boolean {
  return READ.has(key) || inErrors;
}

/** Every text that visitors read in steps, flow and catalogs. */
export function wordsOf(model: Model): Words[] {
  return model.files.filter(({ path }) => hasWords(path)).flatMap((file) => textsIn(file, isRead));
}

/** Every text of the pages: content files and catalogs, regardless of the key. */
export function contentOf(model: Model): Words[] {
  return model.files
    .filter(({ path }) => isContent(path))
    .flatMap((file) => textsIn(file, (key) => key !== '$schema'));
}

/** Every text shown anywhere on the site. */
export function textsOf(model: Model): Words[] {
  return [...wordsOf(model).filter(({ file }) => !isContent(file)), ...contentOf(model)];
}

function isContent(path: string): boolean {
  return /^schemas\/(content|catalog)\/(?!meta\/)/.test(path);
}

function hasWords(path: string): boolean {
  if (/\.(scenarios|seen)\.json$/.test(path) || /\/(meta|content)\//.test(path)) return false;
  return path.startsWith('flows/') || /^schemas\/[^/]+\/[^/]+\.json$/.test(path);
}

function textsIn(file: SourceFile, isWanted: (key: string, inErrors: boolean) => boolean): Words[] {
  return allTexts(file).filter(({ key, inErrors }) => isWanted(key, inErrors));
}

/** Every text of a file, whether or not visitors read it. Each file is traversed only once. */
const allTexts = onceEach((file: SourceFile): readonly (Words & { inErrors: boolean })[] => {
  const found: (Words & { inErrors: boolean })[] = [];
  const visit = (json: Json, pointer: string, key: string, inErrors: boolean): void => {
    if (typeof json === 'string')
      found.push({ file: file.path, pointer, key, text: json, inErrors });
    if (Array.isArray(json)) {
      json.forEach((item, index) => visit(item, `${pointer}/${index}`, '', false));
    } else if (isObject(json)) {
      for (const [name, value] of Object.entries(json)) {
        if (name === LAUNCH_MARK) continue;
        visit(value, `${pointer}/${escapedKey(name)}`, name, key === 'errors');
      }
    }
  };
  if (file.json !== undefined) visit(file.json, '', '', false);
  return found;
});
