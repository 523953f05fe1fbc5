/** Steps from one draft to the next that concern what comes after the answers. Pure. */
import type { Language } from '../../../../../public-app/i18n/languages.ts';
import { isPublicAddress } from '../../../../../public-app/survey/public-address.ts';
import type { Draft } from '../../design-context.tsx';
import { setText } from '../translations/change-texts.ts';

export type ThanksPart = 'title' | 'text';

/** Writes a text of the thanks; where nothing is left of them, the visitor's page has its own words. */
export function setThanks(draft: Draft, part: ThanksPart, language: Language, words: string): Draft {
  const { thank_you: thanks, ...others } = setText(draft, `/thank_you/${part}`, language, words);
  return thanks === undefined || Object.keys(thanks).length === 0 ? others : { ...others, thank_you: thanks };
}

export function setReturnUrl(draft: Draft, address: string): Draft {
  const { return_url: _before, ...others } = draft;
  return address === '' ? others : { ...others, return_url: address };
}

/** The host that visitors are shown before they leave; undefined for what is no address that they may be led to. */
export const hostOf = (address: string): string | undefined =>
  isPublicAddress(address) ? new URL(address).host : undefined;
