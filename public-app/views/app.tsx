/** The visitor's page: the same on the server and in the browser. */
import type { NoticePage, SurveyPage, ThanksPage } from '../page.ts';
import { Frame } from './frame.tsx';
import { Survey } from './survey.tsx';
import { Thanks } from './thanks.tsx';
import { translate } from '../i18n/translate.ts';

export function App({ page }: { page: SurveyPage | ThanksPage | NoticePage }) {
  if (page.kind === 'survey') return <Survey page={page} />;
  return <Frame page={page}>{page.kind === 'thanks' ? <Thanks page={page} /> : <Notice page={page} />}</Frame>;
}

const takesCode = new Set<NoticePage['notice']>(['not_found', 'code']);

/** No survey here: why, and a field for the code where another one may help. */
function Notice({ page }: { page: NoticePage }) {
  const text = (key: string): string => translate(page.messages, key);
  return (
    <div className="notice">
      <h1>{text(`${page.notice}.title`)}</h1>
      <p>{text(page.mistyped === undefined ? `${page.notice}.text` : 'not_found.mistyped')}</p>
      {page.claim !== undefined && (
        <p>
          <a className="link" href={page.claim}>
            {text('unused.claim')}
          </a>
        </p>
      )}
      {takesCode.has(page.notice) && (
        <form method="get" action="/node_query" className="code" autoComplete="off">
          <label htmlFor="code">{text('code.label')}</label>
          <input
            className="text"
            id="code"
            name="code"
            type="text"
            required
            defaultValue={page.mistyped}
            maxLength={20}
            dir="ltr"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
          <input type="hidden" name="lang" value={page.language} />
          <button type="submit" className="primary">
            {text('code.open')}
          </button>
        </form>
      )}
    </div>
  );
}
