import scenarios from '../../../site/fields/scenarios.tsx';
import claims from '../../../site/fields/claims/widget.tsx';
import locations from '../../../site/fields/locations/widget.tsx';
import trades from '../../../site/fields/trades/widget.tsx';
import { pageKinds } from '../../../site/funnel/pages/kinds.ts';

/** The site's parts outside the engine; other projects' questionnaires may refer to them too. */
export const siteParts = {
  widgets: { claims, locations, trades },
  blocks: { scenarios },
  pages: pageKinds,
};
