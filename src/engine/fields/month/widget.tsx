import draft from '../../../../schemas/content/draft-texts.json';
import texts from '../../../../schemas/content/entry-texts.json';
import type { AnswerLines, StepWidgetProps } from '../../form/contract.ts';
import styles from '../../form/controls/controls.module.css';
import { useShownValue } from '../../form/controls/use-shown.ts';
import { describedBy, isInvalid } from '../../form/field-messages.ts';
import { FIRST_YEAR } from '../../form/input/year-range.ts';
import { textOf } from '../../logic/json.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import own from './month.module.css';

const MONTHS = Array.from({ length: 12 }, (_none, index) => String(index + 1).padStart(2, '0'));

/**
 * A month and a year in two native lists, since not all browsers have a picker for months. Stored as
 * `2027-01`; while one of the two is missing as `-01` or `2027-`, for the schema's pattern to refuse.
 */
export default function MonthWidget(props: StepWidgetProps) {
  const [year = '', month = ''] = textOf(props.value).split('-');
  const enter = (next: { year: string; month: string }) => {
    const text = `${next.year}-${next.month}`;
    props.onChange(text === '-' ? undefined : text);
  };
  return (
    <div className={own.field}>
      <List
        field={props}
        id={props.id}
        name={texts.month.month}
        value={month}
        choices={MONTHS.map((one) => [one, monthInWords(`2000-${one}`, { month: 'long' })])}
        onChoose={(one) => enter({ year, month: one })}
      />
      <List
        field={props}
        id={`${props.id}__year`}
        name={texts.month.year}
        value={year}
        choices={yearsAround(props.registry.formContext.today, year).map((one) => [one, one])}
        onChoose={(one) => enter({ year: one, month })}
      />
    </div>
  );
}

type ListProps = {
  field: StepWidgetProps;
  id: string;
  name: string;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
};

function List({ field, id, name, value, choices, onChoose }: ListProps) {
  const shown = useShownValue<HTMLSelectElement>({ value, onText: onChoose });
  return (
    <div className={styles.choice}>
      <select
        id={id}
        name={id}
        className={styles.select}
        {...shown.props}
        disabled={field.disabled || field.readonly}
        aria-label={`${field.label}: ${name}`}
        aria-required={field.required || undefined}
        aria-invalid={isInvalid(field) || undefined}
        aria-describedby={describedBy(field)}
        onFocus={() => field.onFocus(field.id, field.value)}
        onBlur={({ relatedTarget }) => {
          // The other list belongs to the same answer.
          const isInside =
            relatedTarget?.id === field.id || relatedTarget?.id === `${field.id}__year`;
          if (!isInside) field.onBlur(field.id, field.value);
        }}
      >
        <option value="">{name}</option>
        {choices.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
  );
}

/** What expires soon, and what was before, the latest first; and the one that is stored. */
function yearsAround(today: string, stored: string): string[] {
  const last = Number(today.slice(0, 4)) + AHEAD;
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_none, index) =>
    String(last - index),
  );
  return stored === '' || years.includes(stored) ? years : [stored, ...years];
}

const AHEAD = 20;

/** `2027-01` as "January 2027"; what is no month stays as it is. */
function monthInWords(month: string, style: Intl.DateTimeFormatOptions): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(first.getTime())
    ? month
    : first.toLocaleDateString(draft.time.locale, { ...style, timeZone: 'UTC' });
}

const answerLines: AnswerLines = ({ value }) => [
  monthInWords(textOf(value), { month: 'long', year: 'numeric' }),
];
MonthWidget.answerLines = answerLines;
