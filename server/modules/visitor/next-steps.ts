/** Where a visitor may go after the last answer. Pure; nothing of it comes from the visitor's own address. */
import type { NextSteps } from '../../../public-app/page.ts';
import { isPublicAddress } from '../../../shared/text/public-address.ts';
import type { Resolved, Survey } from './resolve.ts';

export function nextStepsFrom(target: Resolved, survey: Survey, productSite: string | null): NextSteps | undefined {
  const { code, links } = target;
  const returnTo = returnFrom(target, survey, productSite)?.address;
  if (!returnTo && !links) return undefined;
  return { ...(links && { links: `/Q/${code}/links` }), ...(returnTo && { returnTo }) };
}

export interface Return {
  address: string;
  /** Who says so. */
  from: 'survey' | 'company' | 'product';
}

/**
 * The survey's own address comes before the company's. Where the plan has neither it is the product's own site, if its
 * operator has told one.
 */
export function returnFrom({ returns }: Resolved, { document }: Survey, productSite: string | null): Return | null {
  const candidates = returns.allowed
    ? ([
        ['survey', document.return_url],
        ['company', returns.address],
      ] as const)
    : ([['product', productSite]] as const);
  for (const [from, given] of candidates) {
    const address = checked(given);
    if (address !== null) return { address, from };
  }
  return null;
}

/** What is stored was checked as it came; an address that visitors may not be led to leads nobody anywhere. */
const checked = (address: string | null | undefined): string | null =>
  address && isPublicAddress(address) ? new URL(address).href : null;
