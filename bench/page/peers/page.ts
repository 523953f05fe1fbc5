/** What the pages of the other renderers share: the place to write into, and what to ask. */

/** The little of the DOM that is used here: this folder is checked with the server's types. */
declare const document: { getElementById(id: string): (Element & { textContent: string | null }) | null };

export function pageParts<Definition>(): { root: Element; definition: Definition } {
  const root = document.getElementById('app');
  const definition = document.getElementById('definition')?.textContent;
  if (!root || !definition) throw new Error('The page has no place or no definition.');
  return { root, definition: JSON.parse(definition) as Definition };
}
