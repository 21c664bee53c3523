import { loadModule } from '../../ui/until-loaded.ts';

const requestDialog = () => import('./CalendarDialog.tsx');

/** The dialog with the calendar; typing a date does not need it. Undefined if it does not load. */
export const loadDialog = () => loadModule(requestDialog);

/** Prefetches the calendar before the press that needs it, which retries and reports a failure. */
export async function preloadCalendar(): Promise<void> {
  const dialog = await loadDialog();
  await dialog?.loadDays();
}
