/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `off` makes a build without the service worker, which removes that of an earlier build. */
  readonly VITE_OFFLINE?: string;
  /** `off` keeps all answers in the browser. */
  readonly VITE_REMOTE?: string;
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
