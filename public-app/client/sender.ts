/** Sends answers, one request at a time and in order: first what there is so far, at the end all of it. */
import type { Language } from '../i18n/languages.ts';
import type { SurveyPage } from '../page.ts';
import type { Answers, Fault } from '../survey/document.ts';
import type { SendResult } from './state.ts';

/** Longer than the server's own limits; a visitor with a bad signal is told rather than left waiting. */
const TIMEOUT_MS = 20_000;

export interface Sender {
  /** Keeps what was answered so far; its fate does not matter to the visitor. */
  soFar: (answers: Answers, language: Language) => void;
  all: (answers: Answers, language: Language) => Promise<SendResult>;
}

/** A preview has no submission: it stores nothing and always succeeds. */
export function createSender({
  submission,
  token,
  versionId,
}: Pick<SurveyPage, 'submission' | 'token' | 'versionId'>): Sender {
  if (!submission) return { soFar: () => undefined, all: async () => ({ kind: 'stored' }) };
  let queue: Promise<unknown> = Promise.resolve();
  let wanted = '';

  const post = async (answers: Answers, language: Language, partial: boolean): Promise<SendResult> => {
    try {
      const response = await fetch(submission.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'preferred-language': language },
        body: JSON.stringify({
          code: submission.code,
          response_token: token,
          survey_version_id: versionId,
          locale: language,
          answers,
          partial,
        }),
        keepalive: true,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? { kind: 'stored' } : await refusal(response);
    } catch {
      return { kind: 'failed' };
    }
  };
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result;
    return result;
  };

  return {
    soFar(answers, language) {
      const asked = JSON.stringify(answers);
      if (asked === wanted || asked === '{}') return;
      wanted = asked;
      // Overtaken by a later one while waiting: that one says it all.
      void enqueue(async () => wanted === asked && post(answers, language, true));
    },
    all(answers, language) {
      wanted = '';
      return enqueue(() => post(answers, language, false));
    },
  };
}

/** A 400 names the questions; anything else may pass, so the visitor is offered to try again. */
async function refusal(response: Response): Promise<SendResult> {
  if (response.status !== 400) return { kind: 'failed' };
  const { errors = [] } = (await response.json()) as { errors?: { pointer: string; code: string }[] };
  const faults: Fault[] = errors
    .filter(({ pointer }) => pointer.startsWith('/answers/'))
    .map(({ pointer, code }) => {
      const [, , question = '', part] = pointer.split('/');
      return { question, ...(part && { part }), code: code === 'required' ? code : 'invalid' };
    });
  return faults.length > 0 ? { kind: 'refused', faults } : { kind: 'failed' };
}
