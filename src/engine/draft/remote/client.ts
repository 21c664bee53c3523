import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import type { RemoteConfig } from './config.ts';
import type { Database } from './database.types.ts';

export type DraftClient = SupabaseClient<Database>;

/** A row's id grants access to it (D27); row level security reads it from this header. */
const OWNER_HEADER = 'x-onboarding-id';

/** A client for the rows of one id. Stores nothing in the browser and reads nothing from the URL. */
export function openClient(
  { url, key }: RemoteConfig,
  uuid: string,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): DraftClient {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { [OWNER_HEADER]: uuid }, fetch: timedFetch(fetch) },
  });
}

/** Milliseconds that a call may take until the last byte of its response. */
const TIMEOUT = 10_000;
/** Browsers let a closing page finish at most 64 KiB of requests in total. */
const KEEPALIVE_LIMIT = 60_000;

/**
 * A fetch with a timeout, which also covers a response that stalls halfway. A write continues when
 * the visitor closes the page. Responses are not cached: they hold names and addresses.
 */
export function timedFetch(fetch: typeof globalThis.fetch, timeout = TIMEOUT): typeof fetch {
  return async (input, init = {}) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), timeout);
    try {
      const keepalive = typeof init.body === 'string' && bytes(init.body) < KEEPALIVE_LIMIT;
      const asked: RequestInit = { ...init, cache: 'no-store', keepalive, signal: giveUp.signal };
      const response = await fetch(input, asked);
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(NO_BODY.has(status) ? null : body, { status, statusText, headers });
    } finally {
      clearTimeout(timer);
    }
  };
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

const NO_BODY = new Set([204, 205, 304]);
