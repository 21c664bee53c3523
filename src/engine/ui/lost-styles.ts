const lost = new Set<HTMLLinkElement>();

/** Remembers each style sheet that fails to load from now on. */
export function watchStyles(page: Window): void {
  page.addEventListener('error', remember, true);
}

function remember({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.relList.contains('stylesheet')) lost.add(target);
}

/**
 * Requests those style sheets again, and rejects if one fails again. Vite requests the style sheet
 * of a lazy module only once, so a module that loads on a retry would be shown without it.
 */
export async function restoreStyles(): Promise<void> {
  await Promise.all([...lost].map(requestAgain));
}

async function requestAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  const again = link.cloneNode();
  const settled = new Promise((loaded, failed) => {
    again.addEventListener('load', loaded);
    again.addEventListener('error', failed);
  });
  link.replaceWith(again);
  await settled;
}
