import type { ReactNode } from 'react';

/** One of several texts, in the room that the longest of them takes: what is around it stays where it is. */
export const OneOf = ({ shown, texts }: { shown: number; texts: readonly ReactNode[] }) => (
  <span className="one-of">
    {texts.map((text, at) => (
      <span key={at} className={at === shown ? undefined : 'hidden'}>
        {text}
      </span>
    ))}
  </span>
);
