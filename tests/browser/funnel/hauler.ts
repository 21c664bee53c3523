import type { Json } from '../../../src/engine/logic/json.ts';

const nextYear = new Date().getFullYear() + 1;

/** Saved answers of a hauler to all commercial auto questions. */
export const haulerAnswers: Readonly<Record<string, Json>> = {
  vehicles: [
    {
      year: 2022,
      make: 'Ford',
      model: 'Transit',
      value: 28000,
      use: 'jobs',
      keptIn: 'Illinois',
    },
  ],
  drivers: [
    { name: 'Ada Byron', birthDate: '1985-12-10', licenseState: 'Illinois', violations: 0 },
  ],
  radius: 'local',
  lossHistory: {
    hadLosses: true,
    losses: [{ date: '2025-02-28', amount: 1500, what: 'A mirror was broken off.' }],
  },
  autoLimits: { liability: '1m', damage: true },
  email: { email: 'ada@example.com' },
  contactInfo: { firstName: 'Ada', state: 'Illinois', sameMailingAddress: true },
  insuranceStartDate: { date: `${nextYear}-12-31` },
  autoReview: { confirmed: true },
};
