/** What is wrong with a page of links, each at its place. Pure: the editor finds the same as the server. */
import { isLinkAddress } from './link-address.ts';
import { wallTimeOf } from '../clock/clock.ts';
import { type LinkList, type ListedLink } from './link-list.ts';

export interface LinkViolation {
  /** RFC 6901. */
  pointer: string;
  code: 'required' | 'nothing_written' | 'url' | 'range_reversed';
}

/** Empty when the list can be stored, as far as its grammar does not say more. */
export const linkListViolations = ({ links }: LinkList): LinkViolation[] =>
  links.flatMap((link, at) => violationsOf(link).map(({ part, code }) => ({ pointer: `/links/${at}/${part}`, code })));

function violationsOf({ title, url, visible_from, visible_until }: Partial<ListedLink>) {
  const violations: { part: keyof ListedLink; code: LinkViolation['code'] }[] = [];
  if (!Object.values(title ?? {}).some((words) => words.trim() !== ''))
    violations.push({ part: 'title', code: 'nothing_written' });
  if (!url) violations.push({ part: 'url', code: 'required' });
  else if (!isLinkAddress(url)) violations.push({ part: 'url', code: 'url' });
  if (
    visible_from !== undefined &&
    visible_until !== undefined &&
    wallTimeOf(visible_until) <= wallTimeOf(visible_from)
  )
    violations.push({ part: 'visible_until', code: 'range_reversed' });
  return violations;
}
