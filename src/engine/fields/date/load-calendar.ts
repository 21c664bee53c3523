/** The dialog with the calendar; typing a date does not need it. */
export const loadDialog = () => import('./CalendarDialog.tsx');

/** Prefetches the calendar before the press that needs it. */
export async function preloadCalendar(): Promise<void> {
  try {
    const { loadDays } = await loadDialog();
    await loadDays();
  } catch {
    // Opening the calendar retries, and reports a failure.
  }
}
