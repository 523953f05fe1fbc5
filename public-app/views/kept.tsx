import { type RefObject, useEffect, useRef } from 'react';
import { translate } from '../i18n/translate.ts';
import type { SurveyPage } from '../page.ts';
import { PhoneIcon } from './icons.tsx';

/** Answered, but not sent yet: what the visitor may rely on, and no more. */
export function Kept({ page }: { page: SurveyPage }) {
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
