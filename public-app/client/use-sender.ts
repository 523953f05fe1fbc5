import { useMemo } from 'react';
import type { SurveyPage } from '../page.ts';
import { createSender, type Sender } from './sender.ts';

/** One sender a response: the same in another language, so that what is under way stays in order. */
export function useSender({ submission, token, versionId }: SurveyPage): Sender {
  const place = useMemo(
    () => submission,
    // oxlint-disable-next-line react/exhaustive-deps
    [submission?.address, submission?.code, submission?.kiosk],
  );
  return useMemo(() => createSender({ submission: place, token, versionId }), [place, token, versionId]);
}
