import type { QuestionnaireProps, QuestionnaireSource } from '../../engine/index.ts';
import claims from '../fields/claims/widget.tsx';
import locations from '../fields/locations/widget.tsx';
import scenarios from '../fields/scenarios.tsx';
import trades from '../fields/trades/widget.tsx';
import { pageViews } from '../funnel/pages/views.ts';
import { surroundings } from '../funnel/surroundings.ts';

/**
 * What this site adds to the engine, for a preview of any questionnaire: its server hands it to the
 * studio.
 */
export const previewParts = {
  widgets: { claims, locations, trades },
  blocks: { scenarios },
  pages: pageViews,
  around: surroundings,
} satisfies Pick<QuestionnaireSource, 'widgets' | 'blocks' | 'pages'> &
  Pick<QuestionnaireProps, 'around'>;
