/** The tab of a row's page or form, in the query of its address: what is written in a form stays where it changes. */
const TAB = 'tab';

/** Name of the tab in the query of an address. */
export const tabIn = (search: string): string | undefined => new URLSearchParams(search).get(TAB) ?? undefined;

/**
 * The query of an address with another tab.
 * @param tab its name; none leads to the first
 * @returns begins with '?', or is empty
 */
export function withTab(search: string, tab: string | undefined): string {
  const query = new URLSearchParams(search);
  if (tab === undefined && !query.has(TAB)) return search;
  if (tab === undefined) query.delete(TAB);
  else query.set(TAB, tab);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
