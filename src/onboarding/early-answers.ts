/** A control that a visitor changed before our code was there, by its id. */
type EarlyAnswer = { id: string; value: string | boolean };

let waiting: EarlyAnswer[] = [];

/**
 * Takes what a visitor answered on the prerendered page before its code arrived, and puts the
 * controls back to what React expects to find. `giveEarlyAnswers` answers again in their name.
 */
export function takeEarlyAnswers(page: Document): void {
  const controls = [...page.querySelectorAll('form input, form select')];
  waiting = controls.flatMap((control): EarlyAnswer[] => {
    if (control instanceof HTMLSelectElement) {
      const given = control.selectedIndex > 0;
      return given ? [{ id: control.id, value: control.value }] : [];
    }
    if (!(control instanceof HTMLInputElement)) return [];
    if (control.type === 'radio' || control.type === 'checkbox') {
      return control.checked === control.defaultChecked
        ? []
        : [{ id: control.id, value: control.checked }];
    }
    return control.value === control.defaultValue ? [] : [{ id: control.id, value: control.value }];
  });
  for (const form of page.forms) form.reset();
}

/**
 * Answers again what `takeEarlyAnswers` took, through the handlers that are there now; one after
 * the other, because an answer may change what is asked next.
 */
export function giveEarlyAnswers(page: Document): void {
  const early = waiting.shift();
  if (early === undefined) return;
  give(page.getElementById(early.id), early.value);
  setTimeout(() => giveEarlyAnswers(page));
}

function give(control: HTMLElement | null, value: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    if (control.checked !== value) control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) control.value = String(value);
  else if (control instanceof HTMLInputElement) setValue(control, String(value));
  else return;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React listens for changes of `value` made by scripts and would take them for its own. */
function setValue(input: HTMLInputElement, value: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, value);
}
