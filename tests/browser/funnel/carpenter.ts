import type { Json } from '../../../src/engine/logic/json.ts';

const nextYear = new Date().getFullYear() + 1;

/** Saved answers of a carpenter by section, in the shapes of spec section 3. */
export const carpenterAnswers: Readonly<Record<string, Json>> = {
  businessType: 'construction',
  operatingState: 'Illinois',
  constructionTypes: [
    { id: 'carpentry', name: 'Carpentry', ncciCode: '5403', ncciDescription: 'Commercial' },
  ],
  email: { email: 'ada@example.com' },
  businessAttributes: ['uses-tools'],
  generalLiabilityRecommended: true,
  contactInfo: {
    firstName: 'Ada',
    lastName: "O'Neil-Núñez",
    phone: '(312) 555-0100',
    smsConsent: false,
    businessName: 'Ada Decks LLC',
    streetAddress: '1 Main St',
    city: 'Chicago',
    state: 'Illinois',
    zipCode: '60614',
    sameMailingAddress: true,
  },
  ownershipInfo: { ownershipStructure: 'llc', startYear: '2015' },
  locationInfo: { hasOfficesOutside: 'yes', hasWorkersOutside: 'no' },
  businessLocations: [
    {
      address: '1 Main St',
      city: 'Chicago',
      state: 'Illinois',
      zipCode: '60614',
      isPrimary: true,
    },
  ],
  employeesInfo: {
    owners: '2',
    employees: '3',
    subcontractorPayroll: '$12,500',
    totalPeople: 5,
  },
  businessActivities: ['Rough framing', 'Finish carpentry and trim', 'Cabinets and built-ins'],
  subcontractorInfo: { includeSubcontractors: 'yes', selectedActivities: ['Concrete flatwork'] },
  businessActivityPercentages: [
    { name: 'Rough framing', percentage: 34 },
    { name: 'Finish carpentry and trim', percentage: 33 },
    { name: 'Cabinets and built-ins', percentage: 33 },
  ],
  subcontractorActivityPercentages: [{ name: 'Concrete flatwork', percentage: 100 }],
  revenueAndPayroll: {
    yearsOfExperience: 12,
    expectedRevenue: '150000',
    expectedPayroll: '80000',
    understands: true,
  },
  subcontractorCoverage: { accepted: true },
  employeeActivities: {
    workType: 'subcontractor',
    performActivities: true,
    selectedActivities: ['Rough framing'],
    windowCleaning: false,
  },
  generalContracting: { subcontractorActivities: false, visitFrequency: '1-3' },
  pastInsurance: {
    insuranceClaims: true,
    claimsCount: '2',
    claimDetails: [
      { date: '2025-01-05', value: '1500' },
      { date: '2025-02-28', value: '20000' },
    ],
    businessIssues: true,
    selectedIssues: { lawsuits: true },
    understandExclusions: true,
  },
  insuranceStartDate: { date: `${nextYear}-12-31` },
  umbrellaLiability: { include: true, limit: '$2M' },
  toolsAndEquipment: {
    equipmentCost: '12500.5',
    hasClaimCircumstances: true,
    isAwareOfClaims: true,
    startDate: `${nextYear}-12-31`,
  },
};
