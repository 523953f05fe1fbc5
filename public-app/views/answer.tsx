import { violationText, translate } from '../i18n/translate.ts';
import type { AnswerPage, Moment, ShownAnswer } from '../page.ts';
import { answerFields } from '../answer-form.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';

type Text = (key: string, parameters?: Record<string, string | number>) => string;

/** A visitor's own answer again: what became of it, what was said, and what can still be done. */
export function AnswerView({ page }: { page: AnswerPage }) {
  const text: Text = (key, parameters) => translate(page.messages, key, parameters);
  const { shown } = page;
  if (!shown) return <CodeForm page={page} text={text} />;
  if (shown.asksToDelete) return <DeleteForm shown={shown} text={text} />;
  return (
    <div className="stack">
      <h1>{page.title}</h1>
      <State shown={shown} text={text} />
      {shown.given.length > 0 && (
        <section>
          <h2>{text('answer.given')}</h2>
          <dl className="given">
            {shown.given.map(({ question, answer }, at) => (
              <div key={at}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {shown.erased === null && (
        <>
          <Messages shown={shown} text={text} />
          {shown.asksWhetherSolved && <Solved shown={shown} text={text} />}
          {shown.isFull ? (
            <p className="muted">{text('answer.full')}</p>
          ) : (
            <AddForm shown={shown} text={text} page={page} />
          )}
          <a className="danger" href={`${shown.address}&${answerFields.step}=delete`}>
            {text('answer.delete')}
          </a>
        </>
      )}
    </div>
  );
}

function CodeForm({ page, text }: { page: AnswerPage; text: Text }) {
  return (
    <div className="notice">
      <h1>{text('answer.enter_title')}</h1>
      <p>{text('answer.enter_text')}</p>
      <form method="get" action={page.place} className="code" autoComplete="off">
        <label htmlFor="answer">{text('answer.label')}</label>
        <input
          className="text"
          id="answer"
          name={answerFields.code}
          type="text"
          required
          maxLength={40}
          dir="ltr"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={page.typed}
          {...(page.missing && { 'aria-invalid': true, 'aria-describedby': 'missing' })}
        />
        {page.missing && (
          <p className="violation" id="missing" role="alert">
            <AlertIcon />
            {text('answer.missing')}
          </p>
        )}
        <input type="hidden" name="lang" value={page.language} />
        <button type="submit" className="primary">
          {text('answer.open')}
        </button>
      </form>
    </div>
  );
}

function State({ shown, text }: { shown: ShownAnswer; text: Text }) {
  const { erased, done, status, isPartial, code, sent } = shown;
  const isReplied = shown.messages.at(-1)?.author === 'company';
  return (
    <div className="stack close">
      {(done === 'added' || erased !== null) && (
        <p className="good" role="status">
          <CheckIcon />
          {erased === null ? (
            text('answer.added')
          ) : (
            <Told by="day" moment={erased} words={(date) => text('answer.erased', { date })} />
          )}
        </p>
      )}
      {/* Of what is deleted nobody takes care any more. */}
      {erased === null && <p className={`status ${status}`}>{text(`answer.status.${status}`)}</p>}
      {erased === null && isReplied && <p>{text('answer.reply', { company: shown.company })}</p>}
      {isPartial && <p>{text('answer.partial')}</p>}
      <p className="muted">
        <Told by="day" moment={sent} words={(date) => text('answer.sent_on', { date })} />
        <br />
        <bdi className="whole">{code}</bdi>
      </p>
    </div>
  );
}

/** Stands where a moment goes into its sentence; no text has it. */
const PLACE = '\x7f';

interface ToldProps {
  /** In which form it is written by the visitor's own clock. */
  by: 'day' | 'moment';
  moment: Moment;
  words: (date: string) => string;
}

/** A sentence with a moment in it, which the visitor's browser writes by its own clock. */
function Told({ by, moment, words }: ToldProps) {
  const [before, after = ''] = words(PLACE).split(PLACE);
  // Where the form of the day ends with a dot (`г.`), that is the sentence's, too.
  const end = moment.on.endsWith('.') && after.startsWith('.') ? after.slice(1) : after;
  return (
    <span>
      {before}
      <time dateTime={moment.at} data-by={by}>
        {moment.on}
      </time>
      {end}
    </span>
  );
}

/** What the visitor added and what the company replied, the oldest first. */
function Messages({ shown, text }: { shown: ShownAnswer; text: Text }) {
  if (shown.messages.length === 0) return null;
  return (
    <section className="stack close">
      <h2>{text('answer.messages')}</h2>
      <ol className="messages">
        {shown.messages.map(({ author, said, text: words }) => (
          <li key={`${said.at} ${words}`} className={author}>
            <p className="muted">
              <Told
                by="moment"
                moment={said}
                words={(date) => text(`answer.from.${author}`, { date, company: shown.company })}
              />
            </p>
            <p className="said" dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was said stands there, and can be said otherwise. */
function Solved({ shown, text }: { shown: ShownAnswer; text: Text }) {
  const { isSolved } = shown;
  return (
    <form method="post" action={shown.address} className="solved" aria-labelledby="solved">
      <h2 id="solved">{text('answer.solved.question')}</h2>
      {isSolved !== null && (
        <p className="good" role="status">
          <CheckIcon />
          {text(isSolved ? 'answer.solved.said_yes' : 'answer.solved.said_no')}
        </p>
      )}
      <div className="choices">
        {isSolved !== true && (
          <button type="submit" className="secondary" name={answerFields.go} value="solved">
            {text('answer.solved.yes')}
          </button>
        )}
        {isSolved !== false && (
          <button type="submit" className="secondary" name={answerFields.go} value="unsolved">
            {text('answer.solved.no')}
          </button>
        )}
      </div>
    </form>
  );
}

function AddForm({ shown, text, page }: { shown: ShownAnswer; text: Text; page: AnswerPage }) {
  const { violation } = shown;
  return (
    <form method="post" action={shown.address} className="add" autoComplete="off">
      <label htmlFor="message">{text('answer.add_label')}</label>
      <textarea
        className="text"
        id="message"
        name={answerFields.text}
        required
        dir="auto"
        defaultValue={violation?.text ?? ''}
        {...(violation && { 'aria-invalid': true, 'aria-describedby': 'message-violation' })}
      />
      {violation && (
        <p className="violation" id="message-violation" role="alert">
          <AlertIcon />
          {violationText(page.messages, violation.violation)}
        </p>
      )}
      <button type="submit" className="primary" name={answerFields.go} value="add">
        {text('answer.add')}
      </button>
    </form>
  );
}

/** What will be gone and what stays is said before. */
function DeleteForm({ shown, text }: { shown: ShownAnswer; text: Text }) {
  return (
    <form method="post" action={shown.address} className="notice confirm">
      <h1>{text('answer.delete_title')}</h1>
      <p>{text('answer.delete_text')}</p>
      <button type="submit" className="primary destructive" name={answerFields.go} value="delete">
        {text('answer.delete_now')}
      </button>
      <a className="secondary" href={shown.address}>
        {text('answer.keep')}
      </a>
    </form>
  );
}
