import {
  at,
  type Field,
  isObject,
  type Json,
  LINK,
  object,
  optionsOf,
  valueAsText,
} from '../../engine/core.ts';
import type { Model } from './model.ts';
import { checkedSite } from './site.ts';

/** Something that visitors agree to, and where it is declared. */
export type AskedConsent = {
  id: string;
  version: string;
  file: string;
  /** JSON pointer to its id and version. */
  pointer: string;
  /** All that is agreed to: the words beside the box or button, and the pages they link to. */
  words: Json[];
};

/** The consents of the steps, and those that the site asks for afterwards. */
export function askedConsents(model: Model): AskedConsent[] {
  const asked = (model.compiled?.consents ?? []).flatMap((consent): AskedConsent[] => {
    const { id, version } = consent;
    return model.steps.flatMap(({ id: step, uiFile: file, ui, fields }) => {
      if ('step' in consent) {
        const pointer = '/ui:continue/consent';
        const words = agreedTo(model, [at(ui, `${pointer}/text`)]);
        return step === consent.step ? [{ id, version, file, pointer, words }] : [];
      }
      return fields
        .filter(({ path }) => path === consent.answer)
        .map((field) => {
          const pointer = `${field.uiPointer}/ui:options/consent`;
          return { id, version, file, pointer, words: agreedTo(model, wordsOf(model, field)) };
        });
    });
  });
  return [...asked, ...checkedSite().consentFiles.flatMap((file) => consentsInFile(model, file))];
}

/** Its boxes, and what pressing the button agrees to. */
function consentsInFile(model: Model, file: string): AskedConsent[] {
  const { consents, terms } = object(model.file(file)?.json);
  const boxes = Array.isArray(consents) ? consents : [];
  const asked = boxes.map((box, index) => ({ consent: box, pointer: `/consents/${index}` }));
  if (terms !== undefined) asked.push({ consent: terms, pointer: '/terms' });
  return asked.map(({ consent, pointer }) => {
    const { id, version, label, hint, text } = object(consent);
    return {
      id: valueAsText(id ?? ''),
      version: valueAsText(version ?? ''),
      file,
      pointer,
      words: agreedTo(model, [label, hint, text]),
    };
  });
}

function wordsOf({ catalogs }: Model, field: Field): (Json | undefined)[] {
  const { schema, ui } = field;
  const { intro, listTitle, note, catalog } = optionsOf(field);
  const entries = catalogs[valueAsText(catalog ?? '')]?.entries ?? [];
  return [
    ui['ui:title'] ?? schema['title'],
    ui['ui:description'] ?? schema['description'],
    intro,
    listTitle,
    note,
    ...entries.filter(isObject),
  ];
}

function agreedTo(model: Model, texts: readonly (Json | undefined)[]): Json[] {
  const words = texts.filter((text) => text !== undefined);
  const linked = new Set(
    words.flatMap((word) => [...valueAsText(word).matchAll(LINK)].map(([, , to]) => to)),
  );
  const pages = model.files
    .filter(({ path }) => path.startsWith('schemas/content/'))
    .map(({ json }) => object(json))
    .filter(({ path }) => linked.has(valueAsText(path)));
  return [...words, ...pages.map(({ path: _path, meta: _meta, ...shown }) => shown)];
}
