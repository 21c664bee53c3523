import scenarios from '../../../form/blocks/scenarios.tsx';
import claims from '../../../form/widgets/claims.tsx';
import locations from '../../../form/widgets/locations.tsx';
import trades from '../../../form/widgets/trades.tsx';
import { pageKinds } from '../../../funnel/pages/kinds.ts';

/** The site's parts outside the engine; other projects' questionnaires may refer to them too. */
export const siteParts = {
  widgets: { claims, locations, trades },
  blocks: { scenarios },
  pages: pageKinds,
};
