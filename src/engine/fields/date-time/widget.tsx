import type { WidgetProps } from '@rjsf/utils';
import draft from '../../../../schemas/content/draft-texts.json';
import type { AnswerLines } from '../../form/contract.ts';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { textOf } from '../../logic/json.ts';
import { clockTimeOf, momentAt } from './moment.ts';

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
