/**
 * Attributes of a button that opens or closes a `<dialog>` without JavaScript (the invoker
 * commands of HTML); `enhance/dialogs.ts` does the same in browsers without them.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  type: 'button' as const,
  command,
  commandfor: dialogId,
});

export const MENU_ID = 'site-menu';
export const LOGIN_ID = 'log-in';
