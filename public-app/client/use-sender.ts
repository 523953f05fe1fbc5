import { useMemo } from 'react';
import type { SurveyPage } from '../page.ts';
import { createSender, type Sender } from './sender.ts';

/** One sender a response: the same in another language, so that what is under way stays in order. */
export function useSender({ submission, survey, token, versionId }: SurveyPage): Sender {
  const names = survey.address_fields?.map(({ field }) => field).join();
  const address = submission?.address;
  const code = submission?.code;
  const versionKey = submission?.version_key;
  const kiosk = submission?.kiosk;
  return useMemo(() => {
    const isPreview = address === undefined || code === undefined || versionKey === undefined;
    const place = isPreview ? null : { address, code, version_key: versionKey, ...(kiosk !== undefined && { kiosk }) };
    return createSender({ submission: place, token, versionId, fields: names?.split(',') });
  }, [address, code, versionKey, kiosk, token, versionId, names]);
}
