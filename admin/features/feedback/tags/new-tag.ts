import type { Tag } from './use-tags.ts';

/** Names that read alike are one, as the server has it. */
const keyOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

/** The tag that is called what is typed, in whatever case or width. */
export const findTagByName = (name: string, tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => keyOf(tag.name) === keyOf(name));

/** The first color of a new tag: told by its name, so that several look different; whoever keeps the tags may change it. */
export function colorOf(name: string, colors: readonly string[]): string | undefined {
  const sum = [...keyOf(name)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length];
}
