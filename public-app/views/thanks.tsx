import { type RefObject, useEffect, useRef, useState } from 'react';
import { translate, type Messages } from '../i18n/translate.ts';
import type { ThanksPage } from '../page.ts';
import { AnswerCode } from './answer-code.tsx';
import { CheckIcon } from './icons.tsx';
import { DEPARTURE_SECONDS, useDeparture } from '../client/use-departure.ts';
import { OneOf } from './one-of.tsx';

/** The end. Reached by script, the heading takes the focus, so that it is read out. */
export function Thanks({ page, arrived = false }: { page: ThanksPage; arrived?: boolean }) {
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const { answer, nextSteps, messages } = page;
  const [isCodeTaken, setCodeTaken] = useState(!answer);
  // A site that is shown in another one's frame may refuse to be.
  const leaves = arrived && nextSteps?.returnTo !== undefined && !page.framedIn;
  return (
    <div className="notice">
      {!page.closed && (
        <span className="seal">
          <CheckIcon />
        </span>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
      {page.text && <p>{page.text}</p>}
      {page.button && <EndingButton {...page.button} />}
      {nextSteps?.returnTo && (
        <Return address={nextSteps.returnTo} messages={messages} leaves={leaves} isCodeTaken={isCodeTaken} />
      )}
      {nextSteps?.links && (
        <a className="secondary" href={nextSteps.links}>
          {translate(messages, 'thanks.links')}
        </a>
      )}
      {answer && (
        <AnswerCode
          answer={answer}
          name={page.name}
          messages={messages}
          onCodeTaken={() => setCodeTaken(true)}
          canDecline={leaves}
        />
      )}
    </div>
  );
}

/** In the survey's own words, so that the host is said below them. Nobody leaves by himself. */
const EndingButton = ({ label, address }: NonNullable<ThanksPage['button']>) => (
  <section className="return">
    <a className="primary" href={address} rel="noreferrer">
      {label}
    </a>
    <p className="muted" dir="ltr">
      {new URL(address).host}
    </p>
  </section>
);

interface ReturnProps {
  /** https only: the server sees to it. */
  address: string;
  messages: Messages;
  /** By itself after a while; else by a tap alone. */
  leaves: boolean;
  /** The visitor has taken the answer's code along, or does not want it. */
  isCodeTaken: boolean;
}

/** On to the company's own address, whose host is said before. */
function Return({ address, messages, leaves, isCodeTaken }: ReturnProps) {
  const { host } = new URL(address);
  return (
    <section className="return">
      <a className="primary" href={address} rel="noreferrer">
        {translate(messages, 'return.go', { host })}
      </a>
      {leaves && <Going address={address} messages={messages} begins={isCodeTaken} />}
    </section>
  );
}

/** The room of the countdown is kept whether it runs or not, so that nothing moves when it begins or ends. */
function Going({ address, messages, begins }: Pick<ReturnProps, 'address' | 'messages'> & { begins: boolean }) {
  const { seconds, stays, stay } = useDeparture(address, begins);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stays && document.activeElement === button.current) button.current?.blur();
  }, [stays]);
  const isIdle = seconds === null;
  const going = translate(messages, 'return.going', { seconds: seconds ?? DEPARTURE_SECONDS });
  return (
    <p className={isIdle && !stays ? 'going hidden' : 'going'}>
      <OneOf shown={isIdle ? 1 : 0} texts={[going, translate(messages, 'return.stays')]} />
      <button ref={button} type="button" className={isIdle ? 'secondary hidden' : 'secondary'} onClick={stay}>
        {translate(messages, 'return.stay')}
      </button>
    </p>
  );
}
