import type { Typed } from './by-keyboard.ts';

const startDate = `1231${new Date().getFullYear() + 1}`;

/** A cafe that declines everything it can, from the first question to the tools step. */
export const typedCafe: readonly Typed[] = [
  {
    path: '/onboarding',
    answers: [
      ['Your industry', 'Food'],
      ['State where', 'Texas'],
    ],
  },
  { path: '/onboarding/email', answers: [['What email', 'cafe@example.org']] },
  { path: '/onboarding/details', answers: [['None of the above', true]] },
  { path: '/onboarding/recommendation', answers: [] },
  { path: '/onboarding/contact-info', answers: [] },
  { path: '/onboarding/ownership', answers: [] },
  { path: '/onboarding/locations', answers: [] },
  { path: '/onboarding/business-locations', answers: [] },
  {
    path: '/onboarding/employees',
    answers: [
      ['Number of owners', '1'],
      ['Number of employees', '3'],
      ['Payroll for subcontractors', '12500'],
    ],
  },
  { path: '/onboarding/business-activity', answers: [['None of the above', true]] },
  { path: '/onboarding/subcontractors', answers: [['Include subcontractor', 'No']] },
  { path: '/onboarding/about-your-business', answers: [] },
  {
    path: '/onboarding/revenue-payroll',
    answers: [
      ['Years of experience', '12'],
      ['Expected revenue', '150000'],
      ['Expected payroll', '80000'],
      ['I Understand', true],
    ],
  },
  { path: '/onboarding/subcontractor-coverage', answers: [['I Accept', true]] },
  {
    path: '/onboarding/employee-activities',
    answers: [
      ['Do you, the owner', 'No'],
      ['Is more than 25 percent', 'No'],
    ],
  },
  {
    path: '/onboarding/general-contracting',
    answers: [
      ['Do your subcontractors', 'No'],
      ['How often', '1-3'],
    ],
  },
  {
    path: '/onboarding/past-insurance',
    answers: [
      ['Has your business had', 'No'],
      ['Does any of this apply', 'No'],
      ['I Understand', true],
    ],
  },
  { path: '/onboarding/insurance-start-date', answers: [['Coverage start date', startDate]] },
  { path: '/onboarding/umbrella-liability', answers: [['Include Umbrella', 'No']] },
  {
    path: '/onboarding/tools-and-equipment',
    answers: [
      ['Estimated cost', '0'],
      ['Has your business become', 'No'],
    ],
  },
];

/** A hauler with one vehicle and one driver, from the first commercial auto question to the review. */
export const typedHauler: readonly Typed[] = [
  {
    path: '/commercial-auto',
    answers: [
      ['Year', '2022'],
      ['Make', 'Ford'],
      ['Model', 'Transit'],
      ['What is it worth', '28000'],
      ['What is it used for', 'Getting'],
      ['State where', 'Illinois'],
    ],
  },
  {
    path: '/commercial-auto/drivers',
    answers: [
      ['Full name', 'Ada Byron'],
      ['Date of birth', '12101985'],
      ['License state', 'Illinois'],
      ['Number of violations', '0'],
    ],
  },
  { path: '/commercial-auto/radius', answers: [['Usual distance', 'Up to 50 miles']] },
  { path: '/commercial-auto/losses', answers: [['Any accidents', 'No']] },
  {
    path: '/commercial-auto/limits',
    answers: [
      ['Liability limit per accident', '$1,000,000'],
      ['Should the policy', 'Yes'],
    ],
  },
  { path: '/commercial-auto/email', answers: [['What email', 'ada@example.com']] },
  { path: '/commercial-auto/contact-info', answers: [['First name', 'Ada']] },
  { path: '/commercial-auto/start-date', answers: [['Coverage start date', startDate]] },
  { path: '/commercial-auto/review', answers: [['These answers are complete', true]] },
];
