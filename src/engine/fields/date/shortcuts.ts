import { addDays, addMonths } from '../../logic/dates.ts';

/** Their labels; passed in, because the field has the words and the calendar loads late. */
export type ShortcutWords = {
  shortcuts: string;
  today: string;
  tomorrow: string;
  nextMonth: string;
};

export type Shortcut = { label: string; iso: string };

/** Common start dates, as ISO local dates; none if no future day can be picked. */
export function shortcutsFor(
  words: ShortcutWords,
  today: string,
  min: string,
  max: string,
): Shortcut[] {
  if (max <= today) return [];
  const tomorrow = addDays(today, 1);
  const nextMonth = `${addMonths(today, 1).slice(0, 7)}-01`;
  return [
    { label: words.today, iso: today },
    { label: words.tomorrow, iso: tomorrow },
    ...(nextMonth === tomorrow ? [] : [{ label: words.nextMonth, iso: nextMonth }]),
  ].filter(({ iso }) => iso >= min && iso <= max);
}
