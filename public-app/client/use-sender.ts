import { useMemo } from 'react';
import type { SurveyPage } from '../page.ts';
import { createSender, type Sender } from './sender.ts';

/** One sender a response: the same in another language, so that what is under way stays in order. */
export function useSender({ submission, token, versionId }: SurveyPage): Sender {
  const address = submission?.address;
  const code = submission?.code;
  const kiosk = submission?.kiosk;
  return useMemo(() => {
    const isPreview = address === undefined || code === undefined;
    const place = isPreview ? null : { address, code, ...(kiosk !== undefined && { kiosk }) };
    return createSender({ submission: place, token, versionId });
  }, [address, code, kiosk, token, versionId]);
}
