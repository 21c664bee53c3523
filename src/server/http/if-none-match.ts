/**
 * Whether an `If-None-Match` header names the tag of what is there: `*` is any, a list may name
 * several, and weak and strong tags are the same here (RFC 9110 section 13.1.2).
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const [own] = tagsIn(etag);
  return own !== undefined && tagsIn(header ?? '').includes(own);
}

const tagsIn = (text: string): string[] => text.match(/"[^"]*"/g) ?? [];
