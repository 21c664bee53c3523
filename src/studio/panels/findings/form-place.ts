import { flushSync } from 'react-dom';
import { keysIn } from '../../../engine/core.ts';
import type { Finding } from '../../../checker/lint/rule.ts';
import type { Keys } from '../../../checker/project/edit.ts';
import type { Texts } from '../../edits/project/texts.ts';
import { flatFields } from '../../edits/step/form-fields.ts';
import { schemaFile, stepIn, uiFile } from '../../edits/step/step-texts.ts';

/** Where a form may have a control: in a question, by the names of those around it, or outside of all. */
type FormPlace = { names: readonly string[]; rest: readonly string[] };

/** The place of a finding in the form of a step or an end page, whether or not it has a control there. */
export function formPlaceOf(
  texts: Texts,
  id: string,
  { file, pointer }: Pick<Finding, 'file' | 'pointer'>,
): FormPlace {
  const keys = keysIn(pointer);
  const isSchema = file === schemaFile(id);
  // Of a flow file, the entry of the step or page is what the form is about.
  if (!isSchema && file !== uiFile(id)) return { names: [], rest: keys.slice(2) };
  const [question] = flatFields(stepIn(texts, id).fields)
    .flatMap(({ path, describedAt, uiAt }) =>
      (isSchema ? describedAt : [uiAt])
        .filter((at) => beginsWith(keys, at))
        .map((at) => ({ names: path.split('.').filter((name) => name !== '*'), at })),
    )
    .toSorted((one, other) => other.at.length - one.at.length);
  return question === undefined
    ? { names: [], rest: keys }
    : { names: question.names, rest: keys.slice(question.at.length) };
}

const beginsWith = (keys: readonly string[], at: Keys): boolean =>
  at.every((key, index) => keys[index] === String(key));

/** Opens the questions around a place, and focuses its control. False if the form has none. */
export function focusInForm(view: Element | null, { names, rest }: FormPlace): boolean {
  let row = view;
  for (const name of names) {
    row = row?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null;
    const summary = row?.querySelector<HTMLElement>('[data-summary]');
    if (summary?.getAttribute('aria-expanded') === 'false') flushSync(() => summary.click());
  }
  if (row === null) return false;
  const control =
    rest.length === 0 && names.length > 0
      ? row.querySelector<HTMLElement>('[data-summary]')
      : controlAt(row, rest);
  control?.focus();
  return control !== null;
}

/** The control for the value at a place, or for the nearest value around it. */
function controlAt(row: Element, rest: readonly string[]): HTMLElement | null {
  const own = [...row.querySelectorAll<HTMLElement>('[data-place]')].filter((one) => {
    const around = one.closest('[data-field]');
    return around === row || around === null;
  });
  for (let keys = rest; keys.length > 0; keys = keys.slice(0, -1)) {
    const found = own.find(({ dataset }) => dataset['place'] === keys.join('/'));
    const control = found?.querySelector<HTMLElement>(
      'input:not([aria-hidden]), textarea:not([aria-hidden]), select, [role=combobox]',
    );
    if (control) return control;
  }
  return null;
}
