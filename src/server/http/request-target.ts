import type { IncomingMessage } from 'node:http';

/** Path and query that a request asks for, and the host that it asks. */
type Target = { url: string; host: string | undefined };

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** A target in absolute form, as for a proxy, names the host itself: `Host` then does not count. */
export function requestTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): Target {
  const { url = '/', headers } = request;
  const [start = '', host] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return { url, host: headers.host };
  const rest = url.slice(start.length);
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}
