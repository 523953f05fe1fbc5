/** Sends answers, one request at a time and in order: first what there is so far, at the end all of it. */
import type { Language } from '../../shared/i18n/languages.ts';
import { addressValues } from '../../shared/survey/address-fields.ts';
import type { SurveyPage } from '../page.ts';
import type { Answers } from '../../shared/survey/document.ts';
import { scheduleDelivery } from './delivery.ts';
import { keep, send } from './outbox/outbox.ts';
import type { AnswerBody } from './outbox/store.ts';
import type { SendResult } from './state.ts';

export interface Sender {
  /** Keeps what was answered so far; its fate does not matter to the visitor. */
  soFar: (answers: Answers, language: Language) => void;
  all: (answers: Answers, language: Language) => Promise<SendResult>;
}

interface SenderParts extends Pick<SurveyPage, 'submission' | 'token' | 'versionId'> {
  /** Keys of fields whose values the page's address may hold. */
  fields?: readonly string[] | undefined;
}

/** A preview has no submission: it stores nothing and always succeeds. */
export function createSender({ submission, token, versionId, fields = [] }: SenderParts): Sender {
  if (!submission) return { soFar: () => undefined, all: async () => ({ kind: 'stored' }) };
  const { address, ...place } = submission;
  /** Read as something is sent: the server, which writes the first page, has no address. */
  const given = () => (fields.length > 0 ? addressValues(fields, window.location.search) : undefined);
  const bodyOf = (answers: Answers, locale: Language, partial: boolean): AnswerBody => ({
    ...place,
    response_token: token,
    survey_version_id: versionId,
    locale,
    answers,
    partial,
    address_values: given(),
  });
  let queue: Promise<unknown> = Promise.resolve();
  let wanted = '';
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  const sendSoFar = async (body: AnswerBody): Promise<void> => {
    await keep(address, body);
    const delivery = await send(token, { attended: true });
    if (delivery.kind === 'kept') scheduleDelivery(delivery.pause);
  };

  return {
    soFar(answers, language) {
      const asked = JSON.stringify(answers);
      if (asked === wanted || asked === '{}') return;
      wanted = asked;
      // Overtaken by a later one while waiting: that one says it all.
      void enqueue(async () => wanted === asked && sendSoFar(bodyOf(answers, language, true)));
    },
    all(answers, language) {
      wanted = '';
      return enqueue(async (): Promise<SendResult> => {
        const lasts = await keep(address, bodyOf(answers, language, false));
        const delivery = await send(token, { attended: true });
        if (delivery.kind === 'stored') return delivery;
        if (delivery.kind === 'refused')
          return delivery.closing || delivery.violations.length > 0 ? delivery : { kind: 'failed' };
        scheduleDelivery(delivery.pause);
        return { kind: lasts ? 'kept' : 'failed' };
      });
    },
  };
}
