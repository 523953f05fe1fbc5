/** Addresses that a page of links may lead to. Pure: screens find the same as the server. */
import { isPublicAddress } from '../text/public-address.ts';

/** RFC 3966 without parameters: digits, with what people put between them. */
const PHONE = /^tel:\+?\d(?:[-.()]?\d){2,19}$/i;
/** RFC 6068 with one address and nothing that would be filled in for the visitor. */
const EMAIL = /^mailto:[a-z0-9.!#$'*+/=^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Whether a text is an https address on the public internet, a phone number (`tel:`) or an e-mail address (`mailto:`). */
export const isLinkAddress = (text: string): boolean => PHONE.test(text) || EMAIL.test(text) || isPublicAddress(text);

/** What a visitor reads of where a link leads: the host, the number or the e-mail address. */
export function linkTarget(address: string): string {
  if (/^(?:tel|mailto):/i.test(address)) return address.slice(address.indexOf(':') + 1);
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';
}
