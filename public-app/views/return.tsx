import { useDeparture } from '../client/use-departure.ts';
import { type Messages, translate } from '../i18n/translate.ts';

interface ReturnProps {
  /** https only: the server sees to it. */
  address: string;
  messages: Messages;
  /** By itself after a while; else by a tap alone. */
  leaves: boolean;
}

/** On to the company's own address, whose host is said before. */
export function Return({ address, messages, leaves }: ReturnProps) {
  const { seconds, stay } = useDeparture(address, leaves);
  const { host } = new URL(address);
  return (
    <section className="return">
      <a className="primary" href={address} rel="noreferrer">
        {translate(messages, 'return.go', { host })}
      </a>
      {seconds !== null && (
        <p className="going">
          <span>{translate(messages, 'return.going', { seconds })}</span>
          <button type="button" className="secondary" onClick={stay}>
            {translate(messages, 'return.stay')}
          </button>
        </p>
      )}
    </section>
  );
}
