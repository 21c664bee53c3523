import { isObject, type Json, type JsonObject } from '../../../engine/core.ts';

/** The parts of an address that a visitor fills in, in the order they are asked. */
export const ADDRESS_PARTS = ['address', 'city', 'state', 'zipCode'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

/** A business location (spec section 3); the primary one follows the business address. */
export type Location = Record<AddressPart, string> & { isPrimary: boolean };

/** What is wrong with a part of an address. */
export type AddressFault = 'addressMissing' | 'cityMissing' | 'stateMissing' | 'zipInvalid';

/** The locations of a stored list, with '' for missing parts. */
export function locationsOf(value: unknown): Location[] {
  const entries: Json[] = Array.isArray(value) ? value : [];
  return entries.filter(isObject).map(locationOf);
}

function locationOf(entry: JsonObject): Location {
  const text = (part: AddressPart) => (typeof entry[part] === 'string' ? entry[part] : '');
  return {
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    isPrimary: entry.isPrimary === true,
  };
}

/** What the dialog shows before an address is added. */
export const NEW_LOCATION = locationOf({});

/** The location with its parts trimmed. */
export function trimmed(location: Location): Location {
  const part = (name: AddressPart) => [name, location[name].trim()];
  return { ...location, ...Object.fromEntries(ADDRESS_PARTS.map(part)) };
}

/** Street, city and state are needed; a ZIP code, where given, has 5 or 5 and 4 digits. */
export function faultsOf(location: Location): Partial<Record<AddressPart, AddressFault>> {
  const { address, city, state, zipCode } = trimmed(location);
  return {
    ...(address === '' && { address: 'addressMissing' }),
    ...(city === '' && { city: 'cityMissing' }),
    ...(state === '' && { state: 'stateMissing' }),
    ...(zipCode !== '' && !/^\d{5}(-\d{4})?$/.test(zipCode) && { zipCode: 'zipInvalid' }),
  };
}

/** `Chicago, Illinois 60601`, as far as it is known. */
export function cityLine({ city, state, zipCode }: Location): string {
  return [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
