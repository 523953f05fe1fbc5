/** Takes over a survey that the server wrote. Other pages carry no script. */
import { hydrateRoot } from 'react-dom/client';
import { captureFirstPage } from './client/delivery.ts';
import { watchPresses } from './client/press.ts';
import type { SurveyPage } from './page.ts';
import { Survey } from './views/survey.tsx';

const root = document.getElementById('app');
const data = document.getElementById('page')?.textContent;
if (root && data) {
  const page = JSON.parse(data) as SurveyPage;
  captureFirstPage(page);
  watchPresses();
  hydrateRoot(root, <Survey page={page} />);
}
