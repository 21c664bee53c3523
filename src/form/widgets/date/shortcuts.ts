import dayjs from 'dayjs';

const ISO = 'YYYY-MM-DD';

/** What they are called; passed in, because the field has the words and the calendar loads late. */
export type ShortcutWords = {
  shortcuts: string;
  today: string;
  tomorrow: string;
  nextMonth: string;
};

export type Shortcut = { label: string; iso: string };

/** Days that starts are often set to, as ISO local dates; none where no day ahead can be picked. */
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
