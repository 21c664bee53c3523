import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { carpenterAnswers } from './drafts.ts';

/**
 * A situation in which Continue is refused, with the exact messages (spec sections 5 and 8). Everything
 * before the step is answered.
 */
export type Refusal = {
  step: string;
  situation: string;
  /** The step's sections as saved by an earlier visit; absent: the step is empty. */
  saved?: JsonObject;
  act?: (page: Page) => Promise<void>;
  /** Shown at the field and in the error summary. */
  message: string;
  /** Toast text, where the specification words it differently. */
  toast?: string;
  /** JSON pointers of the fields that show the message. */
  at: readonly string[];
  /** The words before it in the error summary, if other fields could have the same message. */
  named?: readonly string[];
  /** If Continue is disabled: the reason shown next to it. */
  blocked?: string;
};

const BOTH = 'Please select both a business type and state before continuing.';
const TRADE = 'Choose at least one trade to continue.';
const TROUBLE = 'There was a problem with your selections. Please try again.';
const ONE_OPTION = 'Please select at least one option';
const TOTAL = 'Total percentage must equal 100%';
const DATE = 'Please enter a valid date (MM/DD/YYYY)';
const UNDERSTAND = 'Check “I Understand” to continue.';

const radio = (question: RegExp, answer: string | RegExp) => async (page: Page) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check();
const typed = (label: RegExp, text: string) => async (page: Page) =>
  page.getByRole('textbox', { name: label }).fill(text);

const { employeeActivities, pastInsurance, toolsAndEquipment } = carpenterAnswers;
/** A saved section without one of its answers. */
const without = (section: unknown, key: string): JsonObject =>
  Object.fromEntries(Object.entries(section as JsonObject).filter(([name]) => name !== key));
const past = (changes: JsonObject): JsonObject => ({
  pastInsurance: { ...(pastInsurance as JsonObject), ...changes },
});
const tools = (changes: JsonObject): JsonObject => ({
  toolsAndEquipment: { ...(toolsAndEquipment as JsonObject), ...changes },
});

export const refusals: readonly Refusal[] = [
  {
    step: 'industry',
    situation: 'neither industry nor state',
    message: BOTH,
    at: ['/businessType', '/operatingState'],
    named: ['Your industry:', 'State where you do most of your work:'],
    blocked: 'Choose your business type. Choose your state.',
  },
  {
    step: 'industry',
    situation: 'an industry without a state',
    saved: { businessType: 'food' },
    message: BOTH,
    at: ['/operatingState'],
    named: ['State where you do most of your work:'],
    blocked: 'Choose your state.',
  },
  {
    step: 'industry',
    situation: 'a state without an industry',
    saved: { operatingState: 'Texas' },
    message: BOTH,
    at: ['/businessType'],
    named: ['Your industry:'],
    blocked: 'Choose your business type.',
  },
  {
    step: 'construction-types',
    situation: 'no trade',
    message: TRADE,
    at: ['/constructionTypes'],
    blocked: 'Choose at least one trade.',
  },
  {
    step: 'construction-types',
    situation: 'a trade of several codes without an option counts as none',
    act: async (page) => page.getByRole('checkbox', { name: /^Carpentry/ }).check(),
    message: TRADE,
    at: ['/constructionTypes'],
    blocked: 'Choose at least one trade.',
  },
  {
    step: 'construction-types',
    situation: 'a trade without a code beside one with a code',
    saved: { constructionTypes: ['carpentry', 'painting'] },
    message: 'Choose at least one description for each trade.',
    toast: TROUBLE,
    at: ['/constructionTypes'],
  },
  {
    step: 'email',
    situation: 'no e-mail',
    message: 'Please enter your email',
    at: ['/email'],
  },
  {
    step: 'email',
    situation: 'an e-mail without a dot',
    act: typed(/What email/, 'ada@example'),
    message: 'Please enter a valid email address',
    at: ['/email'],
  },
  {
    step: 'details',
    situation: 'no attribute',
    message: ONE_OPTION,
    at: ['/businessAttributes'],
  },
  {
    step: 'business-activity',
    situation: 'no activity',
    message: ONE_OPTION,
    at: ['/businessActivities'],
  },
  {
    step: 'subcontractors',
    situation: 'neither yes nor no',
    message: 'Answer yes or no to continue.',
    at: ['/includeSubcontractors'],
    blocked: 'Answer yes or no.',
  },
  {
    step: 'about-your-business',
    situation: 'saved business shares of 99 in all',
    saved: {
      businessActivityPercentages: [
        { name: 'Rough framing', percentage: 33 },
        { name: 'Finish carpentry and trim', percentage: 33 },
        { name: 'Cabinets and built-ins', percentage: 33 },
      ],
      subcontractorActivityPercentages: [{ name: 'Concrete flatwork', percentage: 100 }],
    },
    message: TOTAL,
    at: ['/businessActivityPercentages'],
    named: ['Business activities:'],
  },
  {
    step: 'about-your-business',
    situation: 'saved subcontractor shares of 101 in all',
    saved: {
      subcontractorInfo: {
        includeSubcontractors: 'yes',
        selectedActivities: ['Concrete flatwork', 'Roofing'],
      },
      businessActivityPercentages: carpenterAnswers.businessActivityPercentages ?? [],
      subcontractorActivityPercentages: [
        { name: 'Concrete flatwork', percentage: 51 },
        { name: 'Roofing', percentage: 50 },
      ],
    },
    message: TOTAL,
    at: ['/subcontractorActivityPercentages'],
    named: ['Subcontractor activities:'],
  },
  {
    step: 'revenue-payroll',
    situation: 'the license statement is not acknowledged',
    message: UNDERSTAND,
    at: ['/understands'],
    blocked: 'Check “I Understand.”',
  },
  {
    step: 'subcontractor-coverage',
    situation: 'the requirements are not accepted',
    message: 'Check “I Accept” to continue.',
    at: ['/accepted'],
    blocked: 'Check “I Accept.”',
  },
  {
    step: 'employee-activities',
    situation: 'no answer to what the owner performs',
    saved: { employeeActivities: without(employeeActivities, 'performActivities') },
    message: 'Say whether you perform activities yourself.',
    at: ['/performActivities'],
    blocked: 'Say if you do the work too.',
  },
  {
    step: 'employee-activities',
    situation: 'performs activities but none is named',
    saved: { employeeActivities: without(employeeActivities, 'selectedActivities') },
    message: 'Choose at least one activity.',
    at: ['/selectedActivities'],
    blocked: 'Choose at least one activity.',
  },
  {
    step: 'employee-activities',
    situation: 'the window question is open',
    saved: { employeeActivities: without(employeeActivities, 'windowCleaning') },
    message: 'Answer the question about windows.',
    at: ['/windowCleaning'],
    blocked: 'Answer about the windows.',
  },
  {
    step: 'general-contracting',
    situation: 'the question about subcontractors is open',
    saved: { generalContracting: { visitFrequency: '4+' } },
    message: 'Answer the question about subcontractors.',
    at: ['/subcontractorActivities'],
    blocked: 'Answer about subcontractors.',
  },
  {
    step: 'general-contracting',
    situation: 'the visits are open',
    saved: { generalContracting: { subcontractorActivities: true } },
    message: 'Choose how often you visit.',
    at: ['/visitFrequency'],
    blocked: 'Choose how often you visit.',
  },
  {
    step: 'past-insurance',
    situation: 'the question about claims is open',
    saved: { pastInsurance: without(pastInsurance, 'insuranceClaims') },
    message: 'Answer the question about claims.',
    at: ['/insuranceClaims'],
    blocked: 'Answer about claims.',
  },
  {
    step: 'past-insurance',
    situation: 'the question about owners and officers is open',
    saved: { pastInsurance: without(pastInsurance, 'businessIssues') },
    message: 'Answer the question about owners and officers.',
    at: ['/businessIssues'],
    blocked: 'Answer about the owners.',
  },
  {
    step: 'past-insurance',
    situation: 'the exclusions are not acknowledged',
    saved: { pastInsurance: without(pastInsurance, 'understandExclusions') },
    message: UNDERSTAND,
    at: ['/understandExclusions'],
    blocked: 'Check “I Understand.”',
  },
  {
    step: 'past-insurance',
    situation: 'claims without their number',
    saved: { pastInsurance: without(pastInsurance, 'claimsCount') },
    message: 'Enter the number of claims',
    at: ['/claimsCount'],
  },
  {
    step: 'past-insurance',
    situation: '26 claims',
    act: typed(/^How many claims/, '26'),
    saved: past({}),
    message: 'Enter a number of claims from 1 to 25',
    at: ['/claimsCount'],
    named: ['How many claims?'],
  },
  {
    step: 'past-insurance',
    situation: 'a claim without its date',
    saved: past({ claimDetails: [{ date: '2025-01-05', value: '1500' }, { value: '20' }] }),
    message: 'Enter the date of this claim',
    at: ['/claimDetails/1/date'],
    named: ['Claim 2, Date of the claim:'],
  },
  {
    step: 'past-insurance',
    situation: 'a claim without its value',
    saved: past({ claimDetails: [{ date: '2025-01-05' }, { date: '2025-01-06', value: '20' }] }),
    message: 'Enter the value of this claim',
    at: ['/claimDetails/0/value'],
    named: ['Claim 1, Value of the claim:'],
  },
  {
    step: 'past-insurance',
    situation: 'a claim on a day that does not exist',
    saved: past({ claimsCount: '1', claimDetails: [{ date: '02/30/2025', value: '20' }] }),
    message: DATE,
    at: ['/claimDetails/0/date'],
    named: ['Claim 1, Date of the claim:'],
  },
  {
    step: 'past-insurance',
    situation: 'a history without any item',
    saved: past({ selectedIssues: {} }),
    message: 'Choose what applies to your business, its owners or its officers',
    at: ['/selectedIssues'],
  },
  {
    step: 'insurance-start-date',
    situation: 'no date',
    message: 'Please select a valid start date',
    at: ['/date'],
  },
  {
    step: 'insurance-start-date',
    situation: 'a past date',
    act: typed(/^Coverage start date/, '01/05/2025'),
    message: 'Insurance start date cannot be in the past',
    at: ['/date'],
  },
  {
    step: 'insurance-start-date',
    situation: 'a date that does not exist',
    act: typed(/^Coverage start date/, '13/01/2030'),
    message: DATE,
    at: ['/date'],
  },
  {
    step: 'umbrella-liability',
    situation: 'neither yes nor no',
    message: 'Please select whether to include Umbrella/Excess Liability coverage',
    at: ['/include'],
  },
  {
    step: 'umbrella-liability',
    situation: 'yes without a limit',
    act: radio(/^Include Umbrella/, 'Yes'),
    message: 'Please select a coverage limit',
    at: ['/limit'],
  },
  {
    step: 'tools-and-equipment',
    situation: 'no cost',
    saved: { toolsAndEquipment: without(toolsAndEquipment, 'equipmentCost') },
    message: 'Please enter the estimated cost to replace tools and equipment',
    at: ['/equipmentCost'],
  },
  {
    step: 'tools-and-equipment',
    situation: 'the question about circumstances is open',
    saved: { toolsAndEquipment: without(toolsAndEquipment, 'hasClaimCircumstances') },
    message:
      'Please answer if your business has become aware of any circumstances that might give rise to a claim',
    at: ['/hasClaimCircumstances'],
  },
  {
    step: 'tools-and-equipment',
    situation: 'aware of circumstances, and nothing checked',
    saved: { toolsAndEquipment: without(toolsAndEquipment, 'isAwareOfClaims') },
    message: 'Please indicate which item applies to your business',
    at: ['/isAwareOfClaims'],
  },
  {
    step: 'tools-and-equipment',
    situation: 'no date',
    saved: tools({}),
    act: typed(/^Coverage start date/, ''),
    message: DATE,
    toast: 'Please select a valid coverage start date',
    at: ['/startDate'],
  },
  {
    step: 'tools-and-equipment',
    situation: 'a date that does not exist',
    saved: tools({}),
    act: typed(/^Coverage start date/, '02/29/2030'),
    message: DATE,
    toast: 'Please select a valid coverage start date',
    at: ['/startDate'],
  },
];
