/**
 * True if an `If-None-Match` header matches the ETag: `*` matches any, a list may name several, and
 * weak and strong tags compare equal (RFC 9110 section 13.1.2).
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header?.trim() === '*') return true;
  const [own] = tagsIn(etag);
  return own !== undefined && tagsIn(header ?? '').includes(own);
}

const tagsIn = (text: string): string[] => text.match(/"[^"]*"/g) ?? [];
