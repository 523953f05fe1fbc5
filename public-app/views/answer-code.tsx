import { useState, useSyncExternalStore } from 'react';
import { type Messages, translate } from '../i18n/translate.ts';
import type { ThanksPage } from '../page.ts';
import { OneOf } from './one-of.tsx';

const never = () => () => undefined;
const canCopy = (): boolean => Boolean(navigator.clipboard);

type Answer = NonNullable<ThanksPage['answer']>;

interface AnswerCodeProps {
  answer: Answer;
  /** Of the page: whose the code is. */
  name: string;
  messages: Messages;
  /** It was copied or mailed, or isn't wanted. */
  onCodeTaken: () => void;
  /** Something waits for the visitor to have kept it. */
  canDecline: boolean;
}

/** What leads the visitor back to the answer: a code to keep, and the page that takes it. */
export function AnswerCode({ answer, name, messages, onCodeTaken, canDecline }: AnswerCodeProps) {
  const text = (key: string): string => translate(messages, key);
  const copies = useSyncExternalStore(never, canCopy, () => false);
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(answer.code).then(
      () => {
        setCopied(true);
        onCodeTaken();
      },
      () => setCopied(false),
    );
  const mail = mailAddress(answer, `${text('thanks.code')} · ${name}`);
  return (
    <section className="answer-code" aria-labelledby="answer-code">
      <h2 id="answer-code">{text('thanks.code')}</h2>
      <p className="typed" dir="ltr" onCopy={onCodeTaken}>
        {answer.code}
      </p>
      <p className="muted">{text('thanks.code_help')}</p>
      <div className="side-by-side">
        {copies && (
          <button type="button" className="secondary" onClick={copy}>
            <OneOf shown={Number(copied)} texts={[text('thanks.copy'), text('thanks.copied')]} />
          </button>
        )}
        {mail !== undefined && (
          <a className="secondary" href={mail} onClick={onCodeTaken}>
            {text('thanks.mail')}
          </a>
        )}
        {answer.address !== undefined && (
          <a className="secondary" href={answer.address}>
            {text('thanks.follow')}
          </a>
        )}
      </div>
      {canDecline && (
        <button type="button" className="quiet" onClick={onCodeTaken}>
          {text('thanks.decline')}
        </button>
      )}
      <p className="unseen" role="status">
        {copied && text('thanks.copied')}
      </p>
    </section>
  );
}

/**
 * A mail to oneself, with the code and the page that takes it. None on a kiosk, whose mail would be somebody else's; none
 * of the server, which does not know under which origin it is seen.
 */
function mailAddress({ code, address }: Answer, subject: string): string | undefined {
  if (address === undefined || typeof window === 'undefined') return undefined;
  const body = `${code}\n${window.location.origin}${address}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
