import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A translated sentence whose places are not filled in yet: `From %{place}.` */
  text: string;
  /** What stands at each place. */
  parts: Partial<Record<string, ReactNode>>;
}

/** A sentence with links or marks at its places, wherever the language puts them. */
export function RichText({ text, parts }: RichTextProps) {
  // A split by a group keeps what the group found: every second piece is the name of a place.
  return text
    .split(/%\{(\w+)\}/)
    .map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
