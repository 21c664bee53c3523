import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import type { DraftStore } from '../../../src/engine/draft/types.ts';
import { draftPolicy } from '../../../src/engine/pages/policy.ts';
import { fakeClock, fakeRandom } from '../draft/world.ts';
import { onboarding } from './onboarding.ts';

/** An empty draft of the shipped questionnaire that is neither stored nor sent. */
export const newDraft = (): DraftStore =>
  createDraftStore({
    storage: null,
    clock: fakeClock(),
    random: fakeRandom(),
    policy: draftPolicy(onboarding),
  });
