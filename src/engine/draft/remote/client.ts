import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { RemoteConfig } from './config.ts';
import type { Database } from './database.types.ts';
import { timedFetch } from './timed-fetch.ts';

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
