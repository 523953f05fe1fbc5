import { useState, useSyncExternalStore } from 'react';
import { type Messages, translate } from '../i18n/translate.ts';
import type { ThanksPage } from '../page.ts';

const never = () => () => undefined;
const canCopy = (): boolean => Boolean(navigator.clipboard);

/** What leads the visitor back to the answer: a code to keep, and the page that takes it. */
export function AnswerCode({ answer, messages }: { answer: NonNullable<ThanksPage['answer']>; messages: Messages }) {
  const text = (key: string): string => translate(messages, key);
  const copies = useSyncExternalStore(never, canCopy, () => false);
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(answer.code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="answer-code" aria-labelledby="answer-code">
      <h2 id="answer-code">{text('thanks.code')}</h2>
      <p className="typed" dir="ltr">
        {answer.code}
      </p>
      <p className="muted">{text('thanks.code_help')}</p>
      <div className="side-by-side">
        {copies && (
          <button type="button" className="secondary" onClick={copy}>
            {text(copied ? 'thanks.copied' : 'thanks.copy')}
          </button>
        )}
        {answer.address !== undefined && (
          <a className="secondary" href={answer.address}>
            {text('thanks.follow')}
          </a>
        )}
      </div>
      <p className="unseen" role="status">
        {copied && text('thanks.copied')}
      </p>
    </section>
  );
}
