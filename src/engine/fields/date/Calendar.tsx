import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ThemeShell } from '../../ui/ThemeShell.tsx';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, type KeyboardEvent } from 'react';
import { type ShortcutWords, shortcutsFor } from './shortcuts.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './shortcuts.module.css';

type Props = {
  words: ShortcutWords;
  /** ISO local dates. Days before `min` and after `max` cannot be picked. */
  today: string;
  selected: string | null;
  min: string;
  max: string;
  /** The name of a day; passed in, because the field already has it and this file loads late. */
  nameOf: (iso: string) => string;
  onPick: (iso: string) => void;
};

const ISO = 'YYYY-MM-DD';

/** A month of days. Focus goes to the chosen day, or else to today. */
export function Calendar({ words, today, selected, min, max, nameOf, onPick }: Props) {
  const turn = useMonthKeys();
  return (
    <ThemeShell>
      <Shortcuts {...{ words, today, min, max, nameOf, onPick }} />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div role="presentation" onKeyDownCapture={turn}>
          <DateCalendar
            // A dialog opened by a press has to take focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={selected ? dayjs(selected) : null}
            referenceDate={dayjs(today)}
            minDate={dayjs(min)}
            maxDate={dayjs(max)}
            onChange={(day: Dayjs | null, stage) => {
              if (day && stage === 'finish') onPick(day.format(ISO));
            }}
            sx={calendarLook}
            slotProps={{
              day: ({ day }) => ({ sx: dayLook, 'aria-label': nameOf(day.format(ISO)) }),
            }}
          />
        </div>
      </LocalizationProvider>
    </ThemeShell>
  );
}

const OTHER_KEY: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };

/**
 * Page Up goes to the previous month and Page Down to the next, as in every other calendar (ARIA
 * Authoring Practices, date picker dialog); MUI has it the other way around.
 */
function useMonthKeys() {
  const isPassedOn = useRef(false);
  return (event: KeyboardEvent) => {
    const key = OTHER_KEY[event.key];
    if (key === undefined || isPassedOn.current) return;
    event.stopPropagation();
    event.preventDefault();
    isPassedOn.current = true;
    event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
    isPassedOn.current = false;
  };
}

/** Forced colors remove the background that marks the chosen day. */
const chosenLook = {
  '@media (forced-colors: active)': {
    '&.Mui-selected': {
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
} as const;

/** Days of 40 px are easier to hit than MUI's 36; its heights are sums of 36 px rows. */
const calendarLook = {
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickerDay-root, & .MuiPickerDay-fillerCell': { '--PickerDay-size': '40px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 40, color: 'var(--ink-500)' },
  // With large text, the month takes two lines.
  '& .MuiPickersCalendarHeader-root': { maxHeight: 'none' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 252 },
  '& .MuiYearCalendar-button': chosenLook,
};

/**
 * Marks today with more than a thin gray ring, draws focus as elsewhere and not like a chosen day, and
 * tells days that cannot be picked from those that can.
 */
const dayLook = {
  ...chosenLook,
  fontSize: 'var(--text-note)',
  '&.MuiPickerDay-today': { borderColor: 'var(--primary-700)' },
  '&:focus:not(.Mui-selected, :hover)': { backgroundColor: 'transparent' },
  '&.Mui-disabled:not(.Mui-selected)': { opacity: 0.55 },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
};

/** Common start dates, each one press away. */
function Shortcuts({ words, today, min, max, nameOf, onPick }: Omit<Props, 'selected'>) {
  const days = shortcutsFor(words, today, min, max);
  if (days.length === 0) return null;
  return (
    <div className={styles.shortcuts} role="group" aria-label={words.shortcuts}>
      {days.map(({ label, iso }) => (
        <Button
          key={label}
          variant="secondary"
          aria-label={`${label}, ${nameOf(iso)}`}
          onClick={() => onPick(iso)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
