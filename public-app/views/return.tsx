import { useEffect, useRef } from 'react';
import { DEPARTURE_SECONDS, useDeparture } from '../client/use-departure.ts';
import { type Messages, translate } from '../i18n/translate.ts';
import { OneOf } from './one-of.tsx';

interface ReturnProps {
  /** https only: the server sees to it. */
  address: string;
  messages: Messages;
  /** By itself after a while; else by a tap alone. */
  leaves: boolean;
  /** The visitor has taken the answer's code along, or does not want it. */
  isKept: boolean;
}

/** On to the company's own address, whose host is said before. */
export function Return({ address, messages, leaves, isKept }: ReturnProps) {
  const { host } = new URL(address);
  return (
    <section className="return">
      <a className="primary" href={address} rel="noreferrer">
        {translate(messages, 'return.go', { host })}
      </a>
      {leaves && <Going address={address} messages={messages} begins={isKept} />}
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
