import dayjs from 'dayjs';

const ISO = 'YYYY-MM-DD';

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
  const from = dayjs(today);
  return [
    { label: words.today, iso: today },
    { label: words.tomorrow, iso: from.add(1, 'day').format(ISO) },
    { label: words.nextMonth, iso: from.add(1, 'month').startOf('month').format(ISO) },
  ].filter(({ iso }) => iso >= min && iso <= max);
}
