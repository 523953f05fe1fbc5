import { expect, test } from 'vitest';
import { countryCodes } from '../../../shared/i18n/countries.ts';
import { countryRows } from './countries.ts';

test('the countries that are offered are those that the platform knows', () => {
  expect(countryRows().map(({ code }) => code)).toEqual(countryCodes);
});
