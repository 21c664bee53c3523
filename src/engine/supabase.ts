/** Answers in Supabase; apart, so that other stores do without its library. */
export { remoteConfig } from './draft/remote/config.ts';
export { supabaseStore } from './stores/supabase.ts';
