import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/engine/draft/remote/database.types.ts';
import type { Target } from './targets/target.ts';
import '../../websocket.ts';

/** The real client as created by a page of the visitor who holds `id`; without an id, by a stranger. */
export function visitor(target: Target, id?: string): SupabaseClient<Database> {
  return createClient<Database>(target.url, target.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: id === undefined ? {} : { 'x-onboarding-id': id }, fetch: target.fetch },
  });
}

export const newId = (): string => randomUUID();
