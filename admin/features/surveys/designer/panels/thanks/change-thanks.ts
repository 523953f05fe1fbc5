/** Steps from one draft to the next that concern what comes after the answers. Pure. */
import { isPublicAddress } from '../../../../../../shared/text/public-address.ts';
import type { Ending } from '../../../../../../shared/survey/document.ts';
import { numberedId } from '../../state/ids.ts';
import type { Draft } from '../../design-context.tsx';

/** Where nothing is left of the thanks, the visitor's page has its own words. */
export function setThanks(draft: Draft, thanks: NonNullable<Draft['thank_you']>): Draft {
  const { thank_you: _before, ...others } = draft;
  return Object.keys(thanks).length === 0 ? others : { ...others, thank_you: thanks };
}

/** Where no ending is left, everybody is shown the thanks. */
export function setEndings(draft: Draft, endings: Ending[]): Draft {
  const { endings: _before, ...others } = draft;
  return endings.length === 0 ? others : { ...others, endings };
}

/** One more, for everybody until it says for whom. */
export function addEnding(draft: Draft): Draft {
  const endings = draft.endings ?? [];
  return setEndings(draft, [...endings, { id: numberedId('ending', endings) }]);
}

export function setReturnUrl(draft: Draft, address: string): Draft {
  const { return_url: _before, ...others } = draft;
  return address === '' ? others : { ...others, return_url: address };
}

/** The host that visitors are shown before they leave; undefined for what is no address that they may be led to. */
export const hostOf = (address: string): string | undefined =>
  isPublicAddress(address) ? new URL(address).host : undefined;
