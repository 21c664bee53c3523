import { replayEarlyPress, cancelEarlyPress } from './early-press.ts';

/** A control that a visitor changed before our code had loaded, by its id. */
type EarlyAnswer = { id: string; value: string | boolean };

let waiting: EarlyAnswer[] = [];
let isReplaying = false;
const EVENTS = ['click', 'input'];

/**
 * Captures what a visitor answered on the prerendered page before its code arrived, and resets the
 * controls to what React expects. Answers given during hydration are captured too.
 * `replayEarlyAnswers` replays them, and then the press of Continue if there was one.
 */
export function captureEarlyAnswers(page: Document): void {
  const controls = [...page.querySelectorAll('form input, form select')];
  waiting = controls.filter(isChanged).flatMap(answerOf);
  for (const form of page.forms) form.reset();
  for (const type of EVENTS) page.addEventListener(type, captureLate, true);
}

/**
 * Replays the captured answers through the handlers that are there now, one after the other,
 * because an answer may change what is asked next. Never synchronously: hydration may finish in the
 * middle of a press, and a control that is being pressed cannot be pressed.
 */
export function replayEarlyAnswers(page: Document): void {
  setTimeout(() => replayNext(page));
}

function replayNext(page: Document): void {
  const early = waiting.shift();
  if (early === undefined) {
    for (const type of EVENTS) page.removeEventListener(type, captureLate, true);
    replayEarlyPress();
    return;
  }
  isReplaying = true;
  enter(page.getElementById(early.id), early.value);
  isReplaying = false;
  replayEarlyAnswers(page);
}

/**
 * Captures the first event of a change: React may then reset the control, and a box that is reset
 * during its click fires no change event at all.
 */
function captureLate({ target, type }: Event): void {
  if (isReplaying || !(target instanceof Element)) return;
  const checkable = target instanceof HTMLInputElement && isCheckable(target);
  if ((type === 'click') !== checkable) return;
  const answers = answerOf(target);
  if (answers.length > 0) cancelEarlyPress();
  waiting.push(...answers);
}

function answerOf(control: Element): EarlyAnswer[] {
  if (control instanceof HTMLSelectElement) return [{ id: control.id, value: control.value }];
  if (!(control instanceof HTMLInputElement)) return [];
  return [{ id: control.id, value: isCheckable(control) ? control.checked : control.value }];
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  if (!(control instanceof HTMLInputElement)) return false;
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isCheckable = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** Answers as the visitor did: by a click, or by the control's value. */
function enter(control: HTMLElement | null, value: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof value === 'boolean') {
    control.checked = !value;
    control.click();
  } else if (control instanceof HTMLSelectElement || control instanceof HTMLInputElement) {
    control.value = String(value);
    for (const type of ['input', 'change']) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
