/** A survey as the visitor goes through it: its pages, then the thanks, or what became of the answers until then. */
import { shownPage, type SurveyState } from '../client/state.ts';
import { MediaPlaceContext } from '../client/media/place.ts';
import { useMediaCapture } from '../client/media/use-media-capture.ts';
import { useKiosk } from '../client/use-kiosk.ts';
import { useSurvey } from '../client/use-survey.ts';
import { MediaEnhancement } from '../controls/media.tsx';
import { translate } from '../i18n/translate.ts';
import type { SurveyPage } from '../page.ts';
import { Frame } from './frame.tsx';
import { KioskEnding, KioskInvitation, KioskWarning } from './kiosk.tsx';
import { SurveyForm } from './survey-form.tsx';
import { Thanks } from './thanks.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { PhoneIcon } from './icons.tsx';

export function Survey({ page }: { page: SurveyPage }) {
  const { state, form, chooseLanguage, startAnew } = useSurvey(page);
  const capture = useMediaCapture(page);
  const kiosk = useKiosk(state, page, startAnew);
  const { messages } = state.page;
  const shown = shownPage(state);
  const ending = kiosk && <KioskEnding kiosk={kiosk} messages={messages} />;
  if (state.thanks)
    return (
      <Frame page={state.thanks}>
        <Thanks page={state.thanks} arrived />
        {ending}
      </Frame>
    );
  if (state.sending === 'kept')
    return (
      <Frame page={state.page}>
        <QueuedNotice page={state.page} />
        {ending}
      </Frame>
    );
  return (
    <Frame page={state.page} onLanguage={chooseLanguage}>
      <Told state={state} startAnew={startAnew} />
      {shown && (
        <MediaPlaceContext value={{ page: state.page, changed: form.onInput }}>
          <MediaEnhancement value={capture}>
            <SurveyForm
              key={state.round}
              page={state.page}
              shown={shown}
              progress={state.progress}
              violations={state.violations}
              sending={state.sending}
              moved={state.moved}
              {...form}
            />
          </MediaEnhancement>
        </MediaPlaceContext>
      )}
      {kiosk && (
        <>
          <KioskInvitation
            kiosk={kiosk}
            messages={messages}
            title={state.page.survey.title[state.page.language] ?? state.page.name}
          />
          <KioskWarning kiosk={kiosk} messages={messages} />
        </>
      )}
    </Frame>
  );
}

/** What has happened beside the questions; a screen reader says it. */
function Told({ state, startAnew }: { state: SurveyState; startAnew: () => void }) {
  const { messages } = state.page;
  return (
    <div role="status" className="told">
      {state.sending === 'under way' && <span className="unseen">{translate(messages, 'sending')}</span>}
      {state.missed && <p>{translate(messages, 'language_missed')}</p>}
      {state.resumed && (
        <p>
          {translate(messages, 'resumed')}{' '}
          <button type="button" className="link" onClick={startAnew}>
            {translate(messages, 'start_over')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Answered, but not sent yet: what the visitor may rely on, and no more. */
function QueuedNotice({ page }: { page: SurveyPage }) {
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice">
      <span className="seal waiting">
        <PhoneIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {translate(page.messages, 'kept.title')}
      </h1>
      {/* A kiosk's page is closed by nobody: the next person answers on it. */}
      <p>{translate(page.messages, page.kiosk ? 'kiosk.kept' : 'kept.text')}</p>
    </div>
  );
}
