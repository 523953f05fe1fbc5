/** The texts that travel with a survey's page. What only other surveys, places or pages say stays behind. Pure. */
import type { Language } from '../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import type { Messages } from '../../../public-app/i18n/translate.ts';
import type { SurveyPage } from '../../../public-app/page.ts';
import { questionKinds } from '../../../shared/questions/index.ts';
import { questionsOf, type SurveyDocument } from '../../../shared/survey/document.ts';

/** A text's key begins with what says it. */
const speakerOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Pages without script: answers, links, contacts and notices. */
const PLAIN = ['answer', 'links', 'choice', 'contact_page', 'code', 'not_found', 'unused', 'unavailable', 'closed'];

const silent = { localize: () => '', translate: () => '' };
/** What speaks for a kind of question, by its type: itself, and the control by which it is asked. */
const speakersOf = new Map(
  questionKinds.map((kind) => [kind.type, [kind.type, kind.control(kind.sample, silent).control]]),
);
const everyKind = [...speakersOf.keys()];

type Place = Pick<SurveyPage, 'submission' | 'nextSteps'>;

function silentIn(survey: SurveyDocument, { submission, nextSteps }: Place): Set<string> {
  // The designer's preview may come to show any question.
  const types = submission ? questionsOf(survey).map(({ type }) => type) : everyKind;
  const speaking = new Set(types.flatMap((type) => speakersOf.get(type) ?? []));
  return new Set([
    ...PLAIN,
    ...[...speakersOf.values()].flat().filter((speaker) => !speaking.has(speaker)),
    ...(submission && !addsOptions(survey) ? ['options'] : []),
    ...(submission?.kiosk ? [] : ['kiosk']),
    ...(submission ? ['preview'] : []),
    ...(nextSteps?.returnTo ? [] : ['return']),
  ]);
}

/** Whether a question offers 'other' or 'none of these'. */
const addsOptions = (survey: SurveyDocument): boolean =>
  questionsOf(survey).some((question) => 'other' in question || 'none' in question);

const chosen = new WeakMap<SurveyDocument, Map<string, Messages>>();

/** @param survey in the page's language; made once for each, since most visits get the same page */
export function surveyMessagesOf(language: Language, survey: SurveyDocument, place: Place): Messages {
  const known = chosen.get(survey) ?? new Map<string, Messages>();
  chosen.set(survey, known);
  const key = [
    language,
    Boolean(place.submission),
    Boolean(place.submission?.kiosk),
    Boolean(place.nextSteps?.returnTo),
  ].join();
  const before = known.get(key);
  if (before) return before;
  const silenced = silentIn(survey, place);
  const messages = Object.fromEntries(
    Object.entries(messagesOf(language)).filter(([each]) => !silenced.has(speakerOf(each))),
  );
  known.set(key, messages);
  return messages;
}
