import payment from '../../../schemas/catalog/payment.json';

/** A brand of cards: how its numbers start and are grouped, and how long number and code are. */
type Brand = {
  name: string;
  starts: string;
  lengths: readonly number[];
  code: number;
  groups?: readonly number[];
};

/** What is wrong with a text: it does not have the form, or its month has ended. */
export type Fault = 'form' | 'past';

/** What a check may look at besides the text itself. */
export type Surrounding = { cardNumber: string; today: string };

const brands: readonly Brand[] = payment.brands;
const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The brand of a card number, complete or not; undefined for one that the catalog does not list. */
export function brandOf(cardNumber: string): Brand | undefined {
  const digits = digitsOf(cardNumber);
  return brands.find(({ starts }) => new RegExp(`^(?:${starts})`).test(digits));
}

type Check = (text: string, surrounding: Surrounding) => Fault | undefined;

const form = (isRight: boolean): Fault | undefined => (isRight ? undefined : 'form');

const checks: Readonly<Record<string, Check>> = {
  'card-number': (text) => {
    const digits = digitsOf(text);
    const { lengths } = brandOf(text) ?? { lengths: undefined };
    const isLong = lengths?.includes(digits.length) ?? /^\d{12,19}$/.test(digits);
    return form(isLong && hasLuhnSum(digits));
  },
  'card-expiry': (text, { today }) => {
    const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]\s*(?:20)?(\d\d)$/.exec(text.trim()) ?? [];
    if (month === '' || Number(month) < 1 || Number(month) > 12) return 'form';
    // A card is good until the end of its month.
    return `20${year}-${month.padStart(2, '0')}` < today.slice(0, 7) ? 'past' : undefined;
  },
  'security-code': (text, { cardNumber }) => {
    const brand = brandOf(cardNumber);
    const digits = text.trim();
    return form(
      brand ? /^\d+$/.test(digits) && digits.length === brand.code : /^\d{3,4}$/.test(digits),
    );
  },
  'routing-number': (text) => form(hasRoutingSum(digitsOf(text))),
  'account-number': (text) => form(/^\d{4,17}$/.test(digitsOf(text))),
};

/**
 * What is wrong with the form of a text, by the name of its check. An empty field is never wrong:
 * nobody should enter a real card here (decision D15).
 */
export function faultOf(
  check: string | undefined,
  text: string,
  surrounding: Surrounding,
): Fault | undefined {
  if (check === undefined || text.trim() === '') return undefined;
  return checks[check]?.(text, surrounding);
}

/** The check digit of card numbers (ISO/IEC 7812): from the right, every second digit is doubled. */
function hasLuhnSum(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const ROUTING_WEIGHTS = [3, 7, 1];

/** The check digit of routing numbers of the American Bankers Association. */
function hasRoutingSum(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (ROUTING_WEIGHTS[index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}
