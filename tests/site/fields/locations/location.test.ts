import { describe, expect, it } from 'vitest';
import {
  cityLine,
  faultsOf,
  locationsOf,
  NEW_LOCATION,
  trimmed,
} from '../../../../src/site/fields/locations/location.ts';

const office = {
  address: '12 Main St',
  city: 'Aurora',
  state: 'Illinois',
  zipCode: '60505',
  isPrimary: false,
};

describe('an address', () => {
  it.each([
    ['', {}],
    ['60505', {}],
    ['02134', {}],
    ['60505-1234', {}],
    [' 60505 ', {}],
    ['6050', { zipCode: 'zipInvalid' }],
    ['60505-12', { zipCode: 'zipInvalid' }],
    ['K1A 0B1', { zipCode: 'zipInvalid' }],
  ])('with the ZIP code %j has the faults %j', (zipCode, faults) => {
    expect(faultsOf({ ...office, zipCode })).toEqual(faults);
  });

  it('needs street, city and state', () => {
    expect(faultsOf({ ...NEW_LOCATION, city: '  ' })).toEqual({
      address: 'addressMissing',
      city: 'cityMissing',
      state: 'stateMissing',
    });
  });

  it('loses the spaces around its parts', () => {
    expect(trimmed({ ...office, city: ' Aurora ', zipCode: ' 60505' })).toEqual(office);
  });

  it('is shown as far as it is complete', () => {
    expect(cityLine(office)).toBe('Aurora, Illinois 60505');
    expect(cityLine({ ...office, zipCode: '' })).toBe('Aurora, Illinois');
    expect(cityLine(NEW_LOCATION)).toBe('');
  });

  it('can be read from any draft', () => {
    expect(locationsOf([{ city: 'Aurora', isPrimary: true }, 'x', null])).toEqual([
      { ...NEW_LOCATION, city: 'Aurora', isPrimary: true },
    ]);
  });
});
