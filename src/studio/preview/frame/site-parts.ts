import scenarios from '../../../form/blocks/scenarios.tsx';
import claims from '../../../form/widgets/claims.tsx';
import locations from '../../../form/widgets/locations.tsx';
import trades from '../../../form/widgets/trades.tsx';
import { pageKinds } from '../../../funnel/pages/kinds.ts';

/** What the site has besides the engine; a questionnaire of another project may name them too. */
export const siteParts = {
  widgets: { claims, locations, trades },
  blocks: { scenarios },
  pages: pageKinds,
};
