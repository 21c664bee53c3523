import texts from '../../../schemas/content/funnel-texts.json';
import { remoteConfig, supabaseStore } from '../../engine/supabase.ts';
import { asNotice } from '../../engine/draft.ts';
import type { StoreAdapter } from '../../engine/index.ts';
import { note, noteError } from '../../engine/ui.ts';

/** Where the site stores visitors' answers: in the browser, and on the server of this build. */
export const siteStore: StoreAdapter = (questionnaire) => {
  const config = remoteConfig(import.meta.env, window.location.origin);
  return {
    ...(config && supabaseStore(config)(questionnaire)),
    log(line) {
      console.warn(line);
      note(line);
    },
    report(error) {
      console.error(error);
      noteError('Draft', error);
    },
    submitFailed: asNotice(texts.submitFailed),
  };
};
