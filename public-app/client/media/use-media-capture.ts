import { type ComponentType, useEffect, useState } from 'react';
import type { MediaFieldProps } from '../../controls/media.tsx';
import type { SurveyPage } from '../../page.ts';
import { kindOf } from '../../../shared/questions/index.ts';
import { questionsOf } from '../../../shared/survey/document.ts';
import { whenReleased } from '../press.ts';
import { keepPlainFields } from './plain-fields.ts';

/** What takes the place of plain file fields; null until it is there, which is only where a survey asks for media. */
export function useMediaCapture({ survey }: SurveyPage): ComponentType<MediaFieldProps> | null {
  const [capture, setCapture] = useState<{ view: ComponentType<MediaFieldProps> } | null>(null);
  const asks = questionsOf(survey).some((question) => kindOf(question).media !== undefined);
  useEffect(() => {
    let isGone = false;
    if (asks)
      void import('./capture.tsx').then(
        ({ Capture }) => {
          whenReleased(() => {
            if (isGone) return;
            keepPlainFields();
            setCapture({ view: Capture });
          });
        },
        // Not there: the plain field stays, and is posted by the browser itself.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [asks]);
  return capture?.view ?? null;
}
