import { type JsonObject, isObject, valueAsText } from '../../../src/engine/logic/json.ts';
import { FLOW, one, places, spread, type Kind, type MutableProject } from '../mutant.ts';

function steps(project: MutableProject): JsonObject[] {
  const flow = project.json(FLOW);
  const list = isObject(flow) ? flow['steps'] : [];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

const lastWay = (step: JsonObject | undefined) => {
  const next = step?.['next'];
  return Array.isArray(next) ? next.length - 1 : 0;
};

const eachStep =
  (most: number, make: (index: number, step: JsonObject) => ReturnType<typeof one>[]): Kind =>
  (project) =>
    spread(
      steps(project).map((step, index) => ({ step, index })),
      most,
    ).flatMap(({ step, index }) => make(index, step));

/** Points a transition at a step `offset` places further on. */
const ledElsewhere =
  (most: number, offset: number): Kind =>
  (project) => {
    const all = steps(project);
    const inner = all.map((step, index) => ({ step, index })).slice(2, -2);
    return spread(inner, most).map(({ step, index }) =>
      one({
        file: FLOW,
        set: `/steps/${index}/next/${lastWay(step)}/to`,
        to: all[index + offset]?.['id'] ?? 'quote',
      }),
    );
  };

export const FLOW_KINDS: Readonly<Record<string, Kind>> = {
  'default transition deleted': eachStep(4, (index, step) => [
    one({ file: FLOW, remove: `/steps/${index}/next/${lastWay(step)}` }),
  ]),
  'target misspelled': eachStep(4, (index, step) => [
    one({ file: FLOW, set: `/steps/${index}/next/${lastWay(step)}/to`, to: 'qoute' }),
  ]),
  'way back to an earlier step': ledElsewhere(3, -1),
  'way back to itself': ledElsewhere(2, 0),
  'step jumped over': ledElsewhere(4, 2),
  'step id renamed': eachStep(3, (index) => [
    one({ file: FLOW, set: `/steps/${index}/id`, to: 'renamed' }),
  ]),
  'step left out of the flow': eachStep(3, (index) => [
    one({ file: FLOW, remove: `/steps/${index}` }),
  ]),
  'step id used twice': () => [one({ file: FLOW, set: '/steps/5/id', to: 'email' })],
  'address used twice': () => [
    one({ file: FLOW, set: '/steps/5/path', to: '/onboarding/email' }),
    one({ file: FLOW, set: '/pages/0/path', to: '/onboarding/ownership' }),
  ],
  'address outside of the funnel': () => [
    one({ file: FLOW, set: '/steps/5/path', to: '/about' }),
    one({ file: FLOW, set: '/steps/6/path', to: '/onboarding-ownership' }),
    one({ file: FLOW, set: '/steps/7/path', to: '/onboarding/locations/' }),
    one({ file: FLOW, set: '/pages/1/path', to: '/login' }),
  ],
  'first step away from the address of the funnel': () => [
    one({ file: FLOW, set: '/steps/0/path', to: '/onboarding/industry' }),
  ],
  'link of a page misspelled': () => [
    one({ file: FLOW, set: '/pages/0/linksTo', to: 'purchas' }),
    one({ file: FLOW, set: '/pages/1/linksTo', to: 'purchase' }),
  ],
  'start misspelled': () => [one({ file: FLOW, set: '/start', to: 'industri' })],
  'start in the middle': () => [one({ file: FLOW, set: '/start', to: 'email' })],
  'branch order swapped': () => [
    one({ file: FLOW, insert: '/steps/0/next/0', to: { when: 'isConstruction', to: 'email' } }),
  ],
  'branch that does nothing': () => [
    one({ file: FLOW, insert: '/steps/5/next/0', to: { when: 'isConstruction', to: 'ownership' } }),
    one({
      file: FLOW,
      insert: '/steps/9/next/0',
      to: { when: 'usesSubcontractors', to: 'business-activity' },
    }),
  ],
  'default before a condition': () => [
    one({ file: FLOW, insert: '/steps/0/next/0', to: { to: 'email' } }),
  ],
  'condition name misspelled': () => [
    one({ file: FLOW, set: '/steps/0/next/0/when', to: 'isConstructon' }),
    one({ file: FLOW, set: '/derive/9/when', to: 'declinesUmbrela' }),
  ],
  'saved number goes back': () => [
    one({ file: FLOW, set: '/steps/8/savedStep', to: 3 }),
    one({ file: FLOW, set: '/steps/20/savedStep', to: 1 }),
  ],
  'progress goes back': () => [
    one({ file: FLOW, set: '/steps/18/progress', to: 40 }),
    one({ file: FLOW, set: '/steps/3/progress', to: 99 }),
  ],
  'progress bar too wide': () => [one({ file: FLOW, set: '/segments/0/width', to: 9 })],
  'page fills an unknown part': () => [
    one({ file: FLOW, set: '/pages/0/progress', to: { detail: 100, quote: 100, purchase: 0 } }),
  ],
  'prefill of a foreign section': () => [
    one({ file: FLOW, set: '/steps/0/prefill/state', to: 'contactInfo' }),
  ],
  'button answers a foreign section': () => [
    one({ file: FLOW, set: '/steps/4/actions/0/set', to: { umbrellaLiability: true } }),
  ],
  'button answers what the field refuses': () => [
    one(
      { file: FLOW, set: '/steps/4/actions/0/set/generalLiabilityRecommended', to: 'yes' },
      { file: FLOW, set: '/steps/4/actions/1/set/generalLiabilityRecommended', to: 'no' },
    ),
    one({ file: FLOW, set: '/steps/4/actions/1/set/generalLiabilityRecommended', to: null }),
  ],
  'button answers what a rule refuses': () => [
    one({
      file: 'schemas/recommendation/rules.json',
      json: {
        $schema: '../meta/rules.schema.json',
        rules: [
          {
            id: 'accepted',
            at: '/generalLiabilityRecommended',
            message: 'You need it',
            valid: { '==': [{ var: 'generalLiabilityRecommended' }, true] },
          },
        ],
      },
    }),
  ],
  'button answers a field that the step does not have': () => [
    one({
      file: FLOW,
      set: '/steps/5/actions',
      to: [{ id: 'continue', label: 'Continue', set: { contactInfo: { ctiy: 'Aurora' } } }],
    }),
  ],
  'section answered on two steps': () => [
    one({ file: FLOW, set: '/steps/6/answers', to: 'contactInfo' }),
  ],
  'section misspelled': eachStep(4, (index) => [
    one({ file: FLOW, set: `/steps/${index}/answers`, to: 'misspelled' }),
  ]),
  'quote never made': () => [one({ file: FLOW, remove: '/steps/20/submit' })],
  'quote made too early': () => [
    one({ file: FLOW, set: '/steps/9/submit', to: 'quote' }),
    one(
      { file: FLOW, remove: '/steps/20/submit' },
      { file: FLOW, set: '/steps/19/submit', to: 'quote' },
    ),
  ],
  'number of another questionnaire': () => [
    one({ file: 'flows/commercial-auto.json', set: '/pages/0/number/prefix', to: 'QTE-' }),
  ],
  'page of a kind that its questionnaire cannot show': () => [
    one({ file: 'flows/commercial-auto.json', set: '/pages/0/kind', to: 'purchase' }),
    one({ file: FLOW, set: '/pages/0/linksTo', to: 'quote-papers' }),
    one({ file: FLOW, remove: '/pages/1/linksTo' }),
  ],
  'fact that no page shows': () => [
    one(
      { file: FLOW, remove: '/pages/0/facts/startDate' },
      { file: FLOW, set: '/pages/0/facts/startDay', to: { var: 'insuranceStartDate.date' } },
    ),
  ],
  'id of a choice shown to visitors': () => [
    one({ file: FLOW, set: '/pages/0/alsoAsked/0/text', to: { var: 'businessType' } }),
    one({
      file: FLOW,
      set: '/pages/0/facts/trades',
      to: { pluck: [{ var: 'constructionTypes' }, 'id'] },
    }),
  ],
  'requested coverage there twice': (project) => {
    const pages = places(project, /^flows\/onboarding\.json$/, ({ alsoAsked }) =>
      Array.isArray(alsoAsked),
    );
    return pages.flatMap(({ json: { alsoAsked = null }, pointer }) => {
      const [first = null] = Array.isArray(alsoAsked) ? alsoAsked : [];
      return [one({ file: FLOW, insert: `${pointer}/alsoAsked/1`, to: first })];
    });
  },
  'older form that fits no answer': () => [
    one({ file: FLOW, set: '/older/email/textOf', to: 'mail' }),
    one({ file: FLOW, set: '/older/constructionTypes/idsOf', to: 'trade' }),
    one({ file: FLOW, set: '/older/constructionTypes/with/nam', to: 'label' }),
    one({ file: FLOW, set: '/older/constructionTypes/with/ncciCode', to: 'codes.cod' }),
    one({ file: FLOW, remove: '/older/constructionTypes/with/name' }),
  ],
  'items computed again on every change': () => [
    one({ file: FLOW, set: '/derive/2/mode', to: 'always' }),
  ],
  'mark of an expression misspelled': () => [
    one({ file: FLOW, set: '/mirror/quoteId', to: { $$: { var: '$quoteId' } } }),
  ],
  'interlude without a file': () => [
    one({ file: FLOW, set: '/steps/20/interlude', to: 'preparing-qoute' }),
  ],
  'interlude that is another file': () => [
    one({ file: FLOW, set: '/steps/20/interlude', to: 'quote' }),
    one({ file: FLOW, set: '/steps/3/interlude', to: 'rail' }),
  ],
  'key to the answers in the open': () => [
    one({ file: FLOW, set: '/steps/5/next/0/query', to: { draft: { var: '$uuid' } } }),
    one({ file: FLOW, set: '/pages/0/facts/businessName', to: { var: '$uuid' } }),
  ],
  'buttons that do the same': () => [
    one({
      file: FLOW,
      set: '/steps/9/actions',
      to: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ],
    }),
  ],
  'consent given by a button or computed': () => [
    one({
      file: FLOW,
      set: '/steps/5/actions',
      to: [
        { id: 'on', label: 'Continue' },
        { id: 'skip', label: 'Skip', set: { contactInfo: { smsConsent: true } } },
      ],
    }),
    one({
      file: FLOW,
      insert: '/derive/0',
      to: { to: 'contactInfo.smsConsent', mode: 'follow', value: true },
    }),
  ],
  'migration that takes consents away': () => {
    const changes: JsonObject[] = [
      { remove: ['consents'] },
      { move: { 'consents.terms': 'contactInfo.city' } },
    ];
    return changes.map((change) =>
      one(
        { file: FLOW, set: '/version', to: 2 },
        { file: FLOW, set: '/migrations', to: [{ version: 2, ...change }] },
      ),
    );
  },
  'computed answer without its mark': () => [
    one({ file: FLOW, set: '/derive/0/value', to: { var: 'operatingState' } }),
    one({ file: FLOW, set: '/mirror/email', to: { email: { var: 'email.email' } } }),
  ],
  'remote column renamed': () => [
    one(
      { file: FLOW, remove: '/remote/columns/email' },
      { file: FLOW, set: '/remote/columns/e_mail', to: { var: 'email.email' } },
    ),
  ],
  'remote column forgotten': () => [one({ file: FLOW, remove: '/remote/columns/ncci_class_code' })],
  'remote column of another type': () => [
    one({ file: FLOW, set: '/remote/columns/email', to: { var: 'email' } }),
    one({ file: FLOW, set: '/remote/columns/email', to: 5 }),
    one({ file: FLOW, set: '/remote/columns/ncci_class_code', to: { var: 'constructionTypes' } }),
    one({ file: FLOW, set: '/remote/quoted/industry_ui', to: ['quoted'] }),
  ],
  'personal data in the URL': () => [
    one({ file: FLOW, set: '/steps/5/next/0/query', to: { phone: { var: 'contactInfo.phone' } } }),
    one({ file: FLOW, set: '/steps/6/next/0/query', to: { n: { var: 'contactInfo.lastName' } } }),
  ],
  'promised length wrong': () => [
    one({ file: FLOW, set: '/bounds/shortest', to: 19 }),
    one({ file: FLOW, set: '/bounds/longest', to: 22 }),
    one({ file: FLOW, remove: '/bounds' }),
  ],
  'key misspelled in the flow': () => [
    one({ file: FLOW, set: '/steps/3/nxt', to: [] }),
    one({ file: FLOW, set: '/steps/1/safe', to: { remote: 'required' } }),
    one({ file: FLOW, set: '/steps/0/next/0/wen', to: 'isConstruction' }),
  ],
  'save without its message': () => [one({ file: FLOW, remove: '/steps/0/save/failed' })],
  'computed answer misspelled': () => [
    one({ file: FLOW, set: '/derive/0/to', to: 'contactInfo.sate' }),
    one({ file: FLOW, set: '/derive/3/to', to: 'employeesInfo.total' }),
  ],
  'computed answer forgotten': () => [
    one({ file: FLOW, remove: '/derive/3' }),
    one({ file: FLOW, remove: '/derive/0' }),
  ],
  'steps in the wrong order for what they read': (project) => {
    const all = steps(project);
    const dated = all.findIndex(({ id }) => id === 'insurance-start-date');
    const work = all.findIndex(({ id }) => id === 'employee-activities');
    const swap = (first: number, second: number) => {
      const order = [...all];
      [order[first], order[second]] = [all[second] ?? {}, all[first] ?? {}];
      const ids = order.map(({ id }) => valueAsText(id));
      const linked = order.map((step, index) =>
        index < 2 ? step : { ...step, next: [{ to: ids[index + 1] ?? 'quote' }] },
      );
      return one({ file: FLOW, set: '/steps', to: linked });
    };
    return [swap(dated, dated + 2), swap(work, 10)];
  },
};
