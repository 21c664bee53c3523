import { nameLike } from '../../model/names.ts';

/** The patterns of meta-schemas that describe no name, in words. */
const WORDS: Readonly<Record<string, string>> = {
  '^/[a-z0-9/-]*$': 'Begin with / and use lowercase letters, digits, hyphens and /.',
  '^/': 'Begin with /, as in "/startDate".',
  '^(/.*)?$': 'Begin with /, as in "/startDate", or leave it empty for the step as a whole.',
  '^[A-Za-z_][\\w-]*(\\.[\\w-]+)*$': 'Write names with dots between them: "contactInfo.city".',
  '^[A-Za-z_][\\w-]*(\\.(\\*|[\\w-]+))*$':
    'Write names with dots between them: "contactInfo.city".',
  '^\\$?[A-Za-z_][\\w-]*(\\.[\\w-]+)*$': 'Write names with dots between them: "contactInfo.city".',
  '^\\$\\d{1,3}(\\.\\d+)?[KM]?$': 'Write it as in "$500", "$10K" or "$1.5M".',
  '^[1-9]\\d{0,6}\\.\\d{2}$': 'Write dollars and cents, as in "293.84".',
  '^\\d{1,2}(\\.\\d{1,2})?$': 'Write a number from 0 to 99, as in "1.99".',
  '^\\(\\d{3}\\) \\d{3}-\\d{4}$': 'Write it as in "(312) 555-0142".',
  '^\\+1\\d{10}$': 'Write +1 and ten digits, as in "+13125550142".',
  '^preparing-[a-z0-9-]+$':
    'Name a file of schemas/content that begins with "preparing-", such as "preparing-quote".',
  '^plumbline:[a-z][a-z0-9-]*$': 'Write "plumbline:" and the name of the folder.',
  '^[A-Z]{2}$': 'Write two capital letters.',
  '^[A-Z]{1,8}-$': 'Write capital letters and a hyphen, as in "ONB-".',
  '^([0-4](\\.\\d)?|5)/5$': 'Write it as in "4.8/5".',
  '\\{number\\}': 'Write {number} where the number belongs, as in "Vehicle {number}".',
};

/** What to write so that the pattern of a meta-schema is met; undefined for a pattern without words. */
export function patternInWords(pattern: string, text: string): string | undefined {
  return WORDS[pattern] ?? nameLike(pattern, text);
}
