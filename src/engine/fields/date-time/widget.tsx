import type { WidgetProps } from '@rjsf/utils';
import draft from '../../../../schemas/content/draft-texts.json';
import type { AnswerLines } from '../../form/contract.ts';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { textOf } from '../../logic/json.ts';

/**
 * A day and a time in the browser's native control, stored as RFC 3339 with the offset of this device
 * (`moment.ts`). Opened elsewhere, it shows the same clock time, and keeps its offset until it is changed.
 */
export default function DateTimeWidget(props: WidgetProps) {
  return (
    <TextControl
      field={props}
      type="datetime-local"
      autoComplete="off"
      value={clockTimeOf(textOf(props.value))}
      onText={(text) => props.onChange(momentAt(text))}
    />
  );
}

const answerLines: AnswerLines = ({ value }) => [inWords(clockTimeOf(textOf(value)))];
DateTimeWidget.answerLines = answerLines;

/** `2027-01-31T14:30` as "January 31, 2027 at 2:30 PM"; parsed and formatted as UTC, which moves nothing. */
function inWords(clockTime: string): string {
  const moment = new Date(`${clockTime}Z`);
  if (Number.isNaN(moment.getTime())) return clockTime;
  return moment.toLocaleString(draft.time.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?/i;

/**
 * The clock time of a stored moment, as it was entered: its offset says where, and is not applied.
 * Browsers leave out seconds that are 0, and a control that shows something else counts as changed.
 */
export const clockTimeOf = (stored: string): string =>
  LOCAL.exec(stored)?.[0]
    .toUpperCase()
    .replace(/(T\d{2}:\d{2}):00$/, '$1') ?? '';

/**
 * What is stored for a clock time: RFC 3339 with seconds and with the offset that this device has at
 * that moment. The clock time stays readable in it, and the moment is the same everywhere.
 */
export function momentAt(clockTime: string): string | undefined {
  const moment = new Date(clockTime);
  if (Number.isNaN(moment.getTime())) return undefined;
  const seconds = clockTime.length > MINUTES ? '' : ':00';
  return `${clockTime}${seconds}${offsetOf(moment)}`;
}

const MINUTES = '2027-01-31T14:30'.length;

/** `-05:00`; in UTC `+00:00`. */
function offsetOf(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const size = Math.abs(minutes);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
