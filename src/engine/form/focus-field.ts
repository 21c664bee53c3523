import { keysIn } from '../logic/pointer.ts';

const CONTROLS = 'input:not([type="search"]), select, textarea, button, [tabindex="0"]';

/** Joins the names in a field's id. No name contains it, so no two fields have the same id. */
export const ID_SEPARATOR = '.';

/** The id of a part of the field with this id: of an item of a list, or of a field in it. */
export const partId = (id: string, ...path: readonly (string | number)[]): string =>
  [id, ...path].join(ID_SEPARATOR);

/**
 * The id that RJSF gives the field at a JSON pointer: `/contactInfo/city` is
 * `root.contactInfo.city`.
 */
export const fieldId = (pointer: string): string => idOf(keysIn(pointer));

const idOf = (path: readonly string[]) => partId('root', ...path);

/**
 * Moves the focus to the control of the field at a JSON pointer, or to the first control of its
 * group. If a widget draws the parts of a list itself and has no such id, the nearest field above
 * it takes the focus. False if nothing on the page belongs to the pointer.
 */
export function focusField(pointer: string, page: Document = document): boolean {
  for (let path = keysIn(pointer); path.length > 0; path = path.slice(0, -1)) {
    const field = page.getElementById(idOf(path));
    const control = field && controlIn(field);
    if (control) {
      control.focus();
      reveal(field);
      return true;
    }
  }
  return false;
}

/**
 * The field itself if it is a control. In a group: what is marked as invalid in it, the chosen radio,
 * or else the first control.
 */
function controlIn(field: HTMLElement): HTMLElement | null {
  if (field.matches(CONTROLS)) return field;
  const invalid = field.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (invalid !== null) return controlIn(invalid);
  return (
    field.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    field.querySelector<HTMLElement>(CONTROLS)
  );
}

/**
 * Scrolls the label and message into view with the control; scroll padding accounts for sticky
 * bars.
 */
function reveal(field: HTMLElement): void {
  const frame = field.matches('fieldset') ? field : (field.parentElement ?? field);
  frame.scrollIntoView({ block: 'nearest' });
}
