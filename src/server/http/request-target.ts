import type { IncomingMessage } from 'node:http';

/** Path and query of a request, and the host it is addressed to. */
type Target = { url: string; host: string | undefined };

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** An absolute-form target, as sent to a proxy, names the host itself; `Host` is then ignored. */
export function requestTarget(request: Pick<IncomingMessage, 'url' | 'headers'>): Target {
  const { url = '/', headers } = request;
  const [start = '', host] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return { url, host: headers.host };
  const rest = url.slice(start.length);
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}
