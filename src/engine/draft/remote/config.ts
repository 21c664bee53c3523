/** The server's address, and the public key that every visitor has. */
export type RemoteConfig = { url: string; key: string };

export type RemoteVariables = {
  VITE_REMOTE?: string;
  VITE_SUPABASE_URL?: string;
  VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  VITE_SUPABASE_ANON_KEY?: string;
};

/**
 * Hosted Supabase if its address is set, otherwise the embedded backend on the site's own origin;
 * undefined if `VITE_REMOTE=off` keeps all answers in the browser.
 */
export function remoteConfig(variables: RemoteVariables, origin: string): RemoteConfig | undefined {
  if (variables.VITE_REMOTE === 'off') return undefined;
  const url = variables.VITE_SUPABASE_URL;
  if (!url) return { url: origin, key: embeddedKey };
  const key = variables.VITE_SUPABASE_PUBLISHABLE_KEY || variables.VITE_SUPABASE_ANON_KEY;
  return { url, key: key || embeddedKey };
}

/**
 * The publishable key of the embedded backend. Public like the key of a hosted project: it selects
 * the role `anon` and grants no access; a row's own id does that (D27).
 */
export const embeddedKey = 'plumbline-local-publishable-key';
