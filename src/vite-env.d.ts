/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `off` keeps all answers in the browser. */
  readonly VITE_REMOTE?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
