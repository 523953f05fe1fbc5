/** Values that the address of a code brings along for the feedback: which parameters a survey reads, and what they hold. */
import type { SurveyDocument } from './document.ts';
import { EMBEDDED_IN } from './embed-parameter.ts';

/**
 * The parameter that says which values the company itself has put into an address: their names and what proves it, with
 * dots between. Whatever else is in the address was added by somebody.
 */
export const SIGNATURE = 'signature';

/** Names of the values that a signature is of. */
export const signedNames = (signature = ''): string[] => signature.split('.').slice(0, -1);

/** What the addresses of codes and previews mean by themselves. */
export const RESERVED_PARAMETERS: readonly string[] = ['lang', 'kiosk', 'test', 'key', SIGNATURE, EMBEDDED_IN];

/** Characters of a value. */
export const MAX_ADDRESS_VALUE = 500;

/** Characters of a signature: twenty names, and the proof. */
export const MAX_SIGNATURE = 900;

/** Values that an address passes on: the fields of a survey, as many that were signed for another one, and the signature. */
export const MAX_PASSED = 41;

/** As they stand in the address, by their names; not judged. */
export type AddressValues = Record<string, string>;

/** Keys of the fields that a survey reads from addresses. */
export const addressFieldKeys = ({ address_fields: fields = [] }: SurveyDocument): string[] =>
  fields.map(({ field }) => field);

/**
 * The values of an address for some fields, and its signature.
 * @param keys of the fields
 * @param search the part of the address behind the path, with or without its question mark
 * @returns undefined where there is none of them
 */
export function addressValues(keys: readonly string[], search: string): AddressValues | undefined {
  const given = new URLSearchParams(search);
  const names = new Set([...keys, ...signedNames(given.get(SIGNATURE) ?? '').slice(0, MAX_PASSED), SIGNATURE]);
  const values = [...names].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value.slice(0, MAX_SIGNATURE)] as const] : [];
  });
  return values.some(([name]) => keys.includes(name)) ? Object.fromEntries(values) : undefined;
}

const PARAMETER = /^[a-z][a-z0-9_]{0,39}$/;

/** Whatever an address holds for the survey behind the page that it opens, which that page's own links pass on. */
export function passedOn(search: string): AddressValues | undefined {
  const given = [...new URLSearchParams(search)]
    .filter(([name, value]) => PARAMETER.test(name) && value.length <= MAX_SIGNATURE)
    .filter(([name]) => name === SIGNATURE || !RESERVED_PARAMETERS.includes(name))
    .slice(0, MAX_PASSED);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

/** An address of this origin with such values behind its own parameters. */
export const withAddressValues = (address: string, values: AddressValues | undefined): string =>
  values ? `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(values).toString()}` : address;
