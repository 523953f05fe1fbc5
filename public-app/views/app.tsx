/** The visitor's page: the same on the server and in the browser. */
import { useSurvey } from '../client/use-survey.ts';
import { shownPage } from '../client/state.ts';
import type { Page, SurveyPage } from '../page.ts';
import { Frame } from './frame.tsx';
import { Notice } from './notice.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Thanks } from './thanks.tsx';

export function App({ page }: { page: Page }) {
  if (page.kind === 'survey') return <Survey page={page} />;
  return <Frame page={page}>{page.kind === 'thanks' ? <Thanks page={page} /> : <Notice page={page} />}</Frame>;
}

function Survey({ page }: { page: SurveyPage }) {
  const { state, form, chooseLanguage } = useSurvey(page);
  const shown = shownPage(state);
  if (state.thanks)
    return (
      <Frame page={state.thanks}>
        <Thanks page={state.thanks} arrived />
      </Frame>
    );
  return (
    <Frame page={state.page} onLanguage={chooseLanguage}>
      {shown && (
        <SurveyForm
          page={state.page}
          shown={shown}
          progress={state.progress}
          faults={state.faults}
          sending={state.sending}
          moved={state.moved}
          {...form}
        />
      )}
    </Frame>
  );
}
