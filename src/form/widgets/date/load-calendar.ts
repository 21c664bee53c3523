/** The dialog with the calendar; no date needs it to be typed. */
export const loadDialog = () => import('./CalendarDialog.tsx');

/** Fetches the calendar ahead of the press that needs it. */
export async function preloadCalendar(): Promise<void> {
  try {
    const { loadDays } = await loadDialog();
    await loadDays();
  } catch {
    // Opening the calendar tries again, and reports it.
  }
}
