/** Who is mentioned in a text: `@Anna Klein`, by names as they are told. Pure. */

/** Ids by the names that stand in the text. */
export type Mentions = Readonly<Record<string, number>>;

/** The ids of those whose names still stand in the text. */
export const mentionedIn = (text: string, mentions: Mentions): number[] => [
  ...new Set(
    Object.entries(mentions)
      .filter(([name]) => text.includes(`@${name}`))
      .map(([, id]) => id),
  ),
];

/** A text in pieces: names with their `@` among what stands between them. */
export function piecesOf(text: string, mentions: Mentions): { words: string; isMention: boolean }[] {
  // Of "Anna" and "Anna Klein" the longer one is meant where it stands.
  const marks = Object.keys(mentions)
    .map((name) => `@${name}`)
    .toSorted((one, other) => other.length - one.length);
  const pieces: { words: string; isMention: boolean }[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at)) {
    const mark = marks.find((one) => text.startsWith(one, at));
    if (mark === undefined) {
      at += 1;
      continue;
    }
    if (at > plain) pieces.push({ words: text.slice(plain, at), isMention: false });
    pieces.push({ words: mark, isMention: true });
    at += mark.length;
    plain = at;
  }
  if (plain < text.length) pieces.push({ words: text.slice(plain), isMention: false });
  return pieces;
}
