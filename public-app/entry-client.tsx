/** Takes over a survey that the server wrote. Other pages carry no script. */
import { hydrateRoot } from 'react-dom/client';
import { captureFirstPage } from './client/delivery.ts';
import { watchPresses } from './client/press.ts';
import { loadKinds } from './kinds/load.ts';
import type { SurveyPage } from './page.ts';
import { Survey } from './views/survey.tsx';

const root = document.getElementById('app');
const data = document.getElementById('page')?.textContent;
if (root && data) {
  const page = JSON.parse(data) as SurveyPage;
  captureFirstPage(page);
  watchPresses();
  void loadKinds(page.survey).then(
    () => hydrateRoot(root, <Survey page={page} />),
    // Not there, as the signal went: the page stays the form that the server wrote, which the browser posts by itself.
    () => undefined,
  );
}
