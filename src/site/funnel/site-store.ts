import texts from '../../../schemas/content/funnel-texts.json';
import { remoteConfig } from '../../engine/draft/remote/config.ts';
import { asNotice } from '../../engine/draft/texts.ts';
import type { StoreAdapter } from '../../engine/index.ts';
import { supabaseStore } from '../../engine/stores/supabase.ts';
import { note } from '../../engine/ui/support/log.ts';

/** Where the site stores visitors' answers: in the browser, and on the server of this build. */
export const siteStore: StoreAdapter = (questionnaire) => {
  const config = remoteConfig(import.meta.env, window.location.origin);
  return {
    ...(config && supabaseStore(config)(questionnaire)),
    log(line) {
      console.warn(line);
      note(line);
    },
    submitFailed: asNotice(texts.submitFailed),
  };
};
