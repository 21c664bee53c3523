import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type Props = {
  /** ISO local dates. Days before `min` and after `max` cannot be picked. */
  today: string;
  selected: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (iso: string) => void;
};

const OLDEST = '1900-01-01';

/** A month of days; it takes the focus on the chosen day, else on today. */
export function Calendar({ today, selected, min = OLDEST, max, onPick }: Props) {
  const latest = max ?? `${Number(today.slice(0, 4)) + 100}-12-31`;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // A dialog that was opened by a press has to take the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={selected ? dayjs(selected) : null}
        referenceDate={dayjs(today)}
        minDate={dayjs(min)}
        maxDate={dayjs(latest)}
        onChange={(day: Dayjs | null, stage) => {
          if (day && stage === 'finish') onPick(day.format('YYYY-MM-DD'));
        }}
        slotProps={{ day: { sx: dayLook } }}
      />
    </LocalizationProvider>
  );
}

/** Today is marked by more than a thin grey ring, and the focus looks as it does elsewhere. */
const dayLook = {
  fontSize: '0.9375rem',
  '&.MuiPickersDay-today, &.MuiPickerDay-today': { borderColor: 'var(--primary-700)' },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
};
