/** The page of an answer, out of what is stored. Pure. */
import { groupedCode } from '../../../shared/codes/answer-code.ts';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import { translate } from '../../../public-app/i18n/translate.ts';
import { DAY, MOMENT } from '../../../public-app/i18n/moments.ts';
import type { AnswerPage, Moment, ShownAnswer } from '../../../public-app/page.ts';
import { givenInWords, type Speaker } from '../../../public-app/answer-words.ts';
import { fillingIn } from '../../../public-app/filled-in.ts';
import { canBeJudged } from './follow-up-solved.ts';
import type { StoredAnswer } from './follow-up-statements.ts';
import { pageFrame, shownTheme } from './page-model.ts';
import type { Resolved, Survey } from './resolve.ts';

type Given = Pick<ShownAnswer, 'done' | 'violation' | 'isFull' | 'asksToDelete'>;

/** As long as its field takes. */
const MAX_TYPED_LENGTH = 40;

/** `missing`: the code that was typed and leads nowhere; null where none was. */
export type AnswerPageParts = {
  target: Pick<Resolved, 'code' | 'companyName' | 'timeZone' | 'unit' | 'showsLogo'>;
  language: Language;
} & ({ missing: string | null } | ({ survey: Survey; code: string; stored: StoredAnswer } & Given));

export function answerPage(parts: AnswerPageParts): AnswerPage {
  const { target, language } = parts;
  const place = `/Q/${target.code}/answer`;
  const name = target.unit?.name ?? '';
  const messages = messagesOf(language);
  if ('missing' in parts)
    return {
      kind: 'answer',
      title: translate(messages, 'answer.enter_title'),
      ...pageFrame(language, languages, (each) => `${place}?lang=${each}`),
      name,
      company: target.companyName,
      place,
      shown: null,
      ...(parts.missing !== null && { missing: true as const, typed: parts.missing.slice(0, MAX_TYPED_LENGTH) }),
    };
  const { survey, code } = parts;
  const addressIn = (each: Language): string => `${place}/${groupedCode(code)}?lang=${each}`;
  return {
    kind: 'answer',
    title: translate(messages, 'answer.title'),
    ...pageFrame(language, survey.offered, addressIn),
    ...shownTheme(survey.document.theme, parts.target.showsLogo),
    name,
    company: target.companyName,
    place,
    shown: shownAnswer(parts, addressIn(language)),
  };
}

function shownAnswer(
  { target, survey, language, code, stored, ...given }: Extract<AnswerPageParts, { survey: Survey }>,
  address: string,
): ShownAnswer {
  // By the unit's clock, whose zone the hour names; a browser with script says it by the visitor's own.
  const { timeZone } = target;
  const moment = new Intl.DateTimeFormat(language, { ...MOMENT, timeZone, timeZoneName: 'short' });
  const date = new Intl.DateTimeFormat(language, { ...DAY, timeZone });
  const dayOf = (at: Date): Moment => ({ at: at.toISOString(), on: date.format(at) });
  const messages = messagesOf(language);
  const plain: Speaker = {
    language,
    localize: (text) => text?.[language] ?? '',
    translate: (key, parameters) => translate(messages, key, parameters),
  };
  const speaker = fillingIn(plain, {
    survey: survey.inLanguage(language),
    answers: () => stored.answers,
    names: { unit: target.unit?.name, company: target.companyName },
    isOwn: true,
  });
  return {
    code: groupedCode(code),
    address,
    sent: dayOf(stored.created_at),
    status: stored.status,
    isPartial: stored.is_partial,
    erased: stored.erased_at && dayOf(stored.erased_at),
    given: givenInWords(survey.inLanguage(language), stored.answers, speaker),
    messages: stored.messages.map(({ author, text, created_at }) => ({
      author,
      text,
      said: { at: created_at, on: moment.format(new Date(created_at)) },
    })),
    company: stored.company_name,
    isSolved: stored.is_solved,
    asksWhetherSolved: canBeJudged(stored),
    asksToDelete: given.asksToDelete,
    isFull: given.isFull,
    done: given.done,
    violation: given.violation,
  };
}
