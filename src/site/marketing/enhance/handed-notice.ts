/** `href` is an address on this site. */
type Notice = { text: string; kind: string; link?: { text: string; href: string } };

/** The message for the page that a navigation leads to, in the navigation's state (D16). */
export function noticeOf(state: unknown): Notice | undefined {
  const found = field(state, 'notice');
  const text = field(found, 'text');
  const kind = field(found, 'kind');
  if (typeof text !== 'string') return undefined;
  const link = linkOf(field(found, 'link'));
  return { text, kind: typeof kind === 'string' ? kind : 'info', ...(link && { link }) };
}

function linkOf(found: unknown): Notice['link'] {
  const text = field(found, 'text');
  const href = field(found, 'href');
  const isLink = typeof text === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href);
  return isLink ? { text, href } : undefined;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
