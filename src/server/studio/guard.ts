import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from '../http/allowed-host.ts';
import { isSameSecret } from '../backend/same-secret.ts';

/** The header with which a studio page identifies itself. */
const TOKEN_HEADER = 'x-studio-token';

/**
 * Why a request is refused; null if it is allowed. Another site open in the same browser can also send
 * requests here, but it neither knows the token nor can read the page that contains it.
 */
export function whyRefused(request: IncomingMessage, token: string, isApi: boolean): string | null {
  const { host, origin } = request.headers;
  if (!isAllowedHost(host, [])) return 'The studio does not answer to that name.';
  if (!isApi) return null;
  if (origin !== undefined && origin !== `http://${host}`) {
    return 'The studio answers only to its own pages.';
  }
  return isSameSecret(given(request), token)
    ? null
    : 'The token of the studio is missing: reload the page.';
}

/** An event stream cannot send headers, so its token is in the URL. */
function given({ headers, url = '' }: IncomingMessage): string {
  const header = headers[TOKEN_HEADER];
  if (typeof header === 'string') return header;
  return new URLSearchParams(url.split('?')[1]).get('token') ?? '';
}
