import { sectionReader } from '../../../src/engine/draft/migrations/sections.ts';
import { keysOf } from '../../../src/engine/draft/stored-keys.ts';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import { isObject, textOrUndefined, type JsonObject } from '../../../src/engine/logic/json.ts';

const trades: JsonObject[] = [
  { id: 'plumbing', name: 'Plumbing', ncciCode: '5183' },
  { id: 'carpentry', name: 'Carpentry' },
];
const readTrades = sectionReader(
  { constructionTypes: { is: 'any' } },
  { constructionTypes: { entries: trades } },
);

/** A flow of six sections with one branch: trades are only active for construction. */
export const samplePolicy: DraftPolicy = {
  keys: keysOf('onboarding'),
  flowVersion: 1,
  sections: [
    'businessType',
    'operatingState',
    'constructionTypes',
    'email',
    'contactInfo',
    'employeesInfo',
  ],
  upgrade: (section, value) => {
    if (section === 'email') return textOrUndefined(isObject(value) ? value['email'] : value);
    if (section === 'constructionTypes') return readTrades(section, value);
    if (section === 'contactInfo' || section === 'employeesInfo') {
      return isObject(value) ? value : undefined;
    }
    return textOrUndefined(value);
  },
  columns: (answers, draft) => {
    const status = [draft.quoteStatus, draft.quoteId].filter(Boolean).join(':');
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const columns = {
      address_state: text(answers.operatingState).slice(0, 2).toUpperCase(),
      industry_ui: status || text(answers.businessType),
      email: text(answers.email),
    };
    return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== ''));
  },
  storable: (_section, value) => value,
  derive: (_before, after) => after,
  toConfirm: () => [],
  held: () => ({}),
  labelOf: (section) => section,
  statusColumn: 'industry_ui',
  fromColumns: ({ industry_ui: businessType, email }) => ({
    ...(businessType ? { businessType } : {}),
    ...(email ? { email } : {}),
  }),
  mirror: ({ answers, quoteId }) => ({
    businessType: {
      businessType: answers.businessType ?? null,
      operatingState: answers.operatingState ?? null,
    },
    email: { email: answers.email ?? null },
    ...(quoteId ? { quoteId } : {}),
  }),
  activeAnswers: (answers) => {
    const { constructionTypes, ...others } = answers;
    return answers.businessType === 'construction' ? { ...others, constructionTypes } : others;
  },
};
