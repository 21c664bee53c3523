import { isObject, type Json } from '../../logic/json.ts';
import { at } from '../project/source-file.ts';
import { textOf } from '../wording/text-of.ts';
import { object, optionsOf, type Field } from './fields.ts';
import type { Model } from './model.ts';

/** Something that visitors agree to, and where it is declared. */
export type AskedConsent = {
  id: string;
  version: string;
  file: string;
  /** JSON pointer to its id and version. */
  pointer: string;
  /** All that is agreed to. */
  words: Json[];
};

const PURCHASE = 'schemas/catalog/payment.json';

/** The consents of the steps, and those of the purchase, which are kept beside them. */
export function askedConsents(model: Model): AskedConsent[] {
  const asked = (model.compiled?.consents ?? []).flatMap((consent): AskedConsent[] => {
    const { id, version } = consent;
    return model.steps.flatMap(({ id: step, uiFile: file, ui, fields }) => {
      if ('step' in consent) {
        const pointer = '/ui:continue/consent';
        const words = present([at(ui, `${pointer}/text`)]);
        return step === consent.step ? [{ id, version, file, pointer, words }] : [];
      }
      return fields
        .filter(({ path }) => path === consent.answer)
        .map((field) => {
          const pointer = `${field.uiPointer}/ui:options/consent`;
          return { id, version, file, pointer, words: present(wordsOf(model, field)) };
        });
    });
  });
  const bought = at(model.file(PURCHASE)?.json, '/consents');
  const boxes = (Array.isArray(bought) ? bought : []).map((box, index) => {
    const { id, version, label, hint } = object(box);
    return {
      id: textOf(id ?? ''),
      version: textOf(version ?? ''),
      file: PURCHASE,
      pointer: `/consents/${index}`,
      words: present([label, hint]),
    };
  });
  return [...asked, ...boxes];
}

function wordsOf({ catalogs }: Model, field: Field): (Json | undefined)[] {
  const { schema, ui } = field;
  const { intro, listTitle, note, catalog } = optionsOf(field);
  const entries = catalogs[textOf(catalog ?? '')]?.entries ?? [];
  return [
    ui['ui:title'] ?? schema['title'],
    ui['ui:description'] ?? schema['description'],
    intro,
    listTitle,
    note,
    ...entries.filter(isObject),
  ];
}

const present = (words: readonly (Json | undefined)[]): Json[] =>
  words.filter((word) => word !== undefined);
