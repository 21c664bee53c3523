import { isIP } from 'node:net';

/**
 * Whether to answer a `Host` header. A foreign page can point its own name at this machine (DNS
 * rebinding) and then read what the browser considers the page's own origin; that does not work with a
 * numeric address or localhost. Other allowed names are `HOST` and those in `ALLOWED_HOSTS`.
 */
export function isAllowedHost(header: string | undefined, names: readonly string[]): boolean {
  const host = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase();
  if (host === undefined) return false;
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return true;
  return host === 'localhost' || host.endsWith('.localhost') || names.includes(host);
}

/** Parses `ALLOWED_HOSTS=quote.example.org,www.example.org`. */
export const parseHostNames = (list = ''): string[] =>
  list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
