/** What is wrong with a page of links, each at its place. Pure: the editor finds the same as the server. */
import { isLinkAddress } from './link-address.ts';
import { type LinkList, type ListedLink, wallTimeOf } from './link-list.ts';

export interface LinkFault {
  /** RFC 6901. */
  pointer: string;
  code: 'required' | 'nothing_written' | 'url' | 'range_reversed';
}

/** Empty when the list can be stored, as far as its grammar does not say more. */
export const linkListFaults = ({ links }: LinkList): LinkFault[] =>
  links.flatMap((link, at) => faultsOf(link).map(({ part, code }) => ({ pointer: `/links/${at}/${part}`, code })));

function faultsOf({ title, url, visible_from, visible_until }: Partial<ListedLink>) {
  const faults: { part: keyof ListedLink; code: LinkFault['code'] }[] = [];
  if (!Object.values(title ?? {}).some((words) => words.trim() !== ''))
    faults.push({ part: 'title', code: 'nothing_written' });
  if (!url) faults.push({ part: 'url', code: 'required' });
  else if (!isLinkAddress(url)) faults.push({ part: 'url', code: 'url' });
  if (
    visible_from !== undefined &&
    visible_until !== undefined &&
    wallTimeOf(visible_until) <= wallTimeOf(visible_from)
  )
    faults.push({ part: 'visible_until', code: 'range_reversed' });
  return faults;
}
