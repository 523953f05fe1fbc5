/**
 * VAT numbers of the European Union by their check digits (package stdnum). Whether a number is in use today only VIES
 * knows, which a server without a way out can't ask.
 */
import type * as Stdnum from 'stdnum';
import { lazily } from '../../../lazy.ts';

const load = lazily<typeof Stdnum>('stdnum');

/** What each country calls the number in the package. */
const NAMES = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cui',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
} as const;

type EuCountry = keyof typeof NAMES;

/** Two letters of ISO 3166: Greece is `GR`, though its numbers begin with EL. */
export const isInEu = (country: string | null): country is EuCountry =>
  country !== null && Object.hasOwn(NAMES, country);

const bare = (typed: string): string => typed.replaceAll(/[\s./-]/g, '').toUpperCase();

/**
 * Whether the check digits of a VAT number are right; of countries outside the Union any number is.
 * @param country two letters of ISO 3166: `GR` for Greece
 * @param typed as somebody wrote it, with spaces, dots, slashes or dashes; an empty one is right
 */
export const hasRightDigits = (country: string, typed: string): boolean =>
  !isInEu(country) ||
  typed.trim() === '' ||
  (load().stdnum[country]?.[NAMES[country]]?.validate(bare(typed)).isValid ?? false);

export interface Buyer {
  country: string | null;
  taxNumber: string | null;
}

/**
 * Whether the buyer owes the tax instead of the seller: a business of another country of the Union, known by its number
 * (Council Directive 2006/112/EC, articles 44 and 196).
 */
export const isReverseCharge = (sellerCountry: string | null, { country, taxNumber }: Buyer): boolean =>
  isInEu(sellerCountry) &&
  isInEu(country) &&
  country !== sellerCountry &&
  (taxNumber ?? '').trim() !== '' &&
  hasRightDigits(country, taxNumber ?? '');
