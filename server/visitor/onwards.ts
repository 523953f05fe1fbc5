/** Where a visitor may go after the last answer. Pure; nothing of it comes from the visitor's own address. */
import type { Onwards } from '../../public-app/page.ts';
import type { Resolved, Survey } from './resolve.ts';

/** The survey's own address comes before the company's; both only where the plan has them. */
export function onwardsFrom({ code, links, returns }: Resolved, { document }: Survey): Onwards | undefined {
  const returnTo = returns.allowed ? (secured(document.return_url) ?? secured(returns.address)) : null;
  if (!returnTo && !links) return undefined;
  return { ...(links && { links: `/Q/${code}/links` }), ...(returnTo && { returnTo }) };
}

/** What is stored was checked as it came; an address that is none, or not https, leads nobody anywhere. */
function secured(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, host, href } = new URL(address);
  return protocol === 'https:' && host !== '' ? href : null;
}
