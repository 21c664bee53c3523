/** A control of a form that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Shown = string | boolean;

/** What our code last read from a control, or wrote into it. */
const known = new WeakMap<Control, Shown>();

/** Notes what our code has read from a control, or written into it. */
export function noteShown(control: Control, shown: Shown): void {
  known.set(control, shown);
}

/**
 * True for a control that shows something that our code has not heard of: some browsers and password
 * managers fill in fields without an event, and a visitor may answer before our code has loaded.
 */
export function isUnread(control: Control): boolean {
  const shown = shownBy(control);
  return shown !== (known.get(control) ?? defaultOf(control)) && !isByBrowser(control, shown);
}

/** The browser unchecks the other radios of a group, and shows no choice if the chosen one is gone. */
const isByBrowser = (control: Control, shown: Shown): boolean =>
  (control.type === 'radio' && shown === false) ||
  (control instanceof HTMLSelectElement && shown === '');

/** True if another radio of the group was checked, which our code has not heard of. */
export function hasUnreadRival({ form, name }: HTMLInputElement): boolean {
  const group = form?.elements.namedItem(name);
  if (!(group instanceof RadioNodeList)) return false;
  return [...group].some((rival) => rival instanceof HTMLInputElement && isUnread(rival));
}

/**
 * Has every control report what it shows but has not reported, as if the visitor had just entered it.
 * Whoever settles, leaves, hides or closes a form calls this first: what is on the screen is kept.
 */
export function readControls(page: ParentNode): void {
  for (const control of page.querySelectorAll<Control>(CONTROLS)) {
    if (!control.disabled && isUnread(control))
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const CONTROLS = 'form input:not([readonly]), form select, form textarea:not([readonly])';

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

const shownBy = (control: Control): Shown =>
  isCheckable(control) ? control.checked : control.value;

/** What a control showed at first, if our code knows nothing about it: an application's own one. */
function defaultOf(control: Control): Shown {
  if (control instanceof HTMLSelectElement) return control.value;
  return isCheckable(control) ? control.defaultChecked : control.defaultValue;
}
