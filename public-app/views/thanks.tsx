import { type RefObject, useEffect, useRef, useState } from 'react';
import { translate } from '../i18n/translate.ts';
import type { ThanksPage } from '../page.ts';
import { AnswerCode } from './answer-code.tsx';
import { CheckIcon } from './icons.tsx';
import { Return } from './return.tsx';

/** The end. Reached by script, the heading takes the focus, so that it is read out. */
export function Thanks({ page, arrived = false }: { page: ThanksPage; arrived?: boolean }) {
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const { answer, onwards, messages } = page;
  const [isKept, setKept] = useState(!answer);
  const leaves = arrived && onwards?.returnTo !== undefined;
  return (
    <div className="notice">
      <span className="seal">
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
      {page.text && <p>{page.text}</p>}
      {onwards?.returnTo && <Return address={onwards.returnTo} messages={messages} leaves={leaves} isKept={isKept} />}
      {onwards?.links && (
        <a className="secondary" href={onwards.links}>
          {translate(messages, 'thanks.links')}
        </a>
      )}
      {answer && (
        <AnswerCode
          answer={answer}
          name={page.name}
          messages={messages}
          onKept={() => setKept(true)}
          canDecline={leaves}
        />
      )}
    </div>
  );
}
