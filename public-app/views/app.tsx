/** The visitor's page: the same on the server and in the browser. */
import type { NoticePage, SurveyPage, ThanksPage } from '../page.ts';
import { Frame } from './frame.tsx';
import { Notice } from './notice.tsx';
import { Survey } from './survey.tsx';
import { Thanks } from './thanks.tsx';

export function App({ page }: { page: SurveyPage | ThanksPage | NoticePage }) {
  if (page.kind === 'survey') return <Survey page={page} />;
  return <Frame page={page}>{page.kind === 'thanks' ? <Thanks page={page} /> : <Notice page={page} />}</Frame>;
}
