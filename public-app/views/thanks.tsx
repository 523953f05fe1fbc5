import { type RefObject, useEffect, useRef } from 'react';
import type { ThanksPage } from '../page.ts';
import { CheckIcon } from './icons.tsx';

/** The end. Reached by script, the heading takes the focus, so that it is read out. */
export function Thanks({ page, arrived = false }: { page: ThanksPage; arrived?: boolean }) {
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  return (
    <div className="notice">
      <span className="seal">
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
      {page.text && <p>{page.text}</p>}
    </div>
  );
}
