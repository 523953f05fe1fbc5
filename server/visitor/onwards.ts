/** Where a visitor may go after the last answer. Pure; nothing of it comes from the visitor's own address. */
import type { Onwards } from '../../public-app/page.ts';
import { isPublicAddress } from '../../public-app/survey/public-address.ts';
import type { Resolved, Survey } from './resolve.ts';

/**
 * The survey's own address comes before the company's. Where the plan has neither it is the product's own site, if its
 * operator has told one.
 */
export function onwardsFrom(
  { code, links, returns }: Resolved,
  { document }: Survey,
  productSite: string | null,
): Onwards | undefined {
  const returnTo = returns.allowed ? (checked(document.return_url) ?? checked(returns.address)) : checked(productSite);
  if (!returnTo && !links) return undefined;
  return { ...(links && { links: `/Q/${code}/links` }), ...(returnTo && { returnTo }) };
}

/** What is stored was checked as it came; an address that visitors may not be led to leads nobody anywhere. */
const checked = (address: string | null | undefined): string | null =>
  address && isPublicAddress(address) ? new URL(address).href : null;
