import '../../ui/icons/tools.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import texts from '../../../../schemas/content/date-texts.json';
import { fill } from '../../logic/text-syntax.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { isIsoDate } from '../../logic/dates.ts';
import type { StepFormContext } from '../../form/contract.ts';
import { TextControl } from '../../form/controls/TextControl.tsx';
import { dateInWords } from '../../form/input/date-in-words.ts';
import { dateMask, tidyDate } from '../../form/input/typed-date.ts';
import { storedDate, typedDate } from '../../form/input/stored-date.ts';
import { FIRST_YEAR, latestYear } from '../../form/input/year-range.ts';
import type { CalendarDialog } from './CalendarDialog.tsx';
import styles from './date.module.css';
import { loadModule } from '../../ui/until-loaded.ts';

type Props = WidgetProps<unknown, WidgetProps['schema'], StepFormContext>;

/**
 * A date typed as MM/DD/YYYY or picked from a calendar that loads on demand. A real date is stored
 * as an ISO local date, anything else as typed, so that the schema's format can reject it and a
 * reload shows it again. `ui:options` `min`/`max` = "today" disable days in the calendar.
 */
export default function DateWidget(props: Props) {
  const { value, label, options, disabled, readonly, onChange, registry } = props;
  const { today } = registry.formContext;
  const [Dialog, show] = useState<typeof CalendarDialog>();
  const [mask] = useState(dateMask);
  const field = useRef<HTMLDivElement>(null);
  const open = useRef<HTMLButtonElement>(null);
  const kept = typeof value === 'string' ? value : '';
  const keep = (text: string) => onChange(storedDate(text, today));
  const pick = () =>
    loadDialog().then((loaded) => {
      if (loaded === undefined) registry.formContext.notify('error', texts.failed);
      else show(() => loaded.CalendarDialog);
    });
  const close = () => show(undefined);
  const max = options.max === 'today' ? today : `${latestYear(today)}-12-31`;
  return (
    <div ref={field} className={styles.field}>
      <TextControl
        field={props}
        value={typedDate(kept)}
        className={styles.input}
        placeholder={props.placeholder || texts.placeholder}
        autoComplete="off"
        inputMode="numeric"
        mask={mask}
        onText={keep}
        tidy={(text) => tidyDate(text, Number(max.slice(0, 4)))}
      />
      {!readonly && (
        <button
          ref={open}
          type="button"
          className={styles.open}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={calendarButtonName(label, kept)}
          onPointerEnter={() => void preloadCalendar()}
          onFocus={() => void preloadCalendar()}
          onClick={() => void pick()}
        >
          <Icon name="calendar" />
        </button>
      )}
      {Dialog && (
        <Dialog
          title={`${texts.calendar}: ${label}`}
          anchor={field}
          opener={open}
          today={today}
          selected={isIsoDate(kept) ? kept : null}
          min={options.min === 'today' ? today : `${FIRST_YEAR}-01-01`}
          max={max}
          nameOf={dateInWords}
          onPick={(iso) => {
            onChange(iso);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function calendarButtonName(label: string, kept: string): string {
  const action = isIsoDate(kept) ? fill(texts.change, { date: dateInWords(kept) }) : texts.open;
  return `${action}: ${label}`;
}

const requestDialog = () => import('./CalendarDialog.tsx');

/** The dialog with the calendar; typing a date does not need it. Undefined if it does not load. */
export const loadDialog = () => loadModule(requestDialog);

/** Prefetches the calendar before the press that needs it, which retries and reports a failure. */
export async function preloadCalendar(): Promise<void> {
  const dialog = await loadDialog();
  await dialog?.loadDays();
}
