/** What a visitor's page is made from: the server writes it into the document, the browser reads it from there. */
import { answerCodeOf, groupedCode } from '../shared/codes/answer-code.ts';
import type { Direction, Language } from '../shared/i18n/languages.ts';
import type { Speaker } from './answer-words.ts';
import { fillingIn } from './filled-in.ts';
import { type Messages, translate } from './i18n/translate.ts';
import type { LinkIconName } from '../shared/link-list/glyphs.ts';
import type { Answers, Ending, SurveyDocument, Theme, Violation } from '../shared/survey/document.ts';
import { endingOf } from '../shared/survey/endings.ts';
import type { Progress } from '../shared/survey/flow.ts';

export interface OfferedLanguage {
  language: Language;
  name: string;
  /** This page in that language. */
  address: string;
}

interface Frame {
  language: Language;
  direction: Direction;
  messages: Messages;
  offered: OfferedLanguage[];
  theme?: Theme;
  /** The unit's name; empty where no unit is known. */
  name: string;
  /** Whose unit it is; absent where that is not known, and where the page is titled by it. */
  company?: string;
  /** The origin whose page shows this one in a frame, one that the survey lists; absent where none does. */
  framedIn?: string;
}

export interface SurveyPage extends Frame {
  kind: 'survey';
  /** In the page's language only. */
  survey: SurveyDocument;
  progress: Progress;
  violations: Violation[];
  /** Where the form posts to, in the page's language. */
  action: string;
  /** The response's token: every post of this page is the same response. */
  token: string;
  versionId: number;
  /** The answers were complete but could not be stored: the visitor may send them again. */
  failed?: true;
  /** Where the script sends answers, and with what beside them; null in a preview, which stores none. */
  submission: { address: string; code: string; version_key: string; kiosk?: string } | null;
  /** On a device that one visitor after the other uses: begins anew by itself. */
  kiosk?: true;
  /** Endings may have buttons, which lead elsewhere: as far as the plan has return addresses, and not on a kiosk. */
  leads?: true;
  /** Where the visitor may go when all is answered; absent where there is nothing, on a kiosk, and in a preview. */
  nextSteps?: NextSteps;
}

export interface NextSteps {
  /** The page of the unit's links, in whichever language. */
  links?: string;
  /** The company's own address; https only. */
  returnTo?: string;
}

export interface ThanksPage extends Frame {
  kind: 'thanks';
  title: string;
  text: string;
  /** On a kiosk: where the next visitor begins, in no visitor's language. */
  next?: string;
  /**
   * What leads the visitor back to this answer; absent in a preview, which stores none. On a kiosk only the code,
   * which is taken along: its page would be left open for the next visitor.
   */
  answer?: { code: string; address?: string };
  nextSteps?: NextSteps;
  /** Nothing was taken: the survey is not asked now. */
  closed?: true;
  /** Of the ending; then nothing else leads out of the product. https only. */
  button?: { label: string; address: string };
}

/** Of a survey that is not asked now, in the page's language. */
export interface ClosingWords {
  title: string;
  text: string;
}

/** No survey: none at this address, a code that no unit uses, or a server that can't answer. */
export interface NoticePage extends Frame {
  kind: 'notice';
  notice: 'not_found' | 'code' | 'unused' | 'unavailable';
  /** As it was typed, where its check character tells a slip of the hand: to be put right. */
  mistyped?: string;
  /** Where who works there brings a blank marc to its unit. */
  claim?: string;
}

/** A visitor comes back to an answer by its code. */
export interface AnswerPage extends Frame {
  kind: 'answer';
  /** Of the document. */
  title: string;
  /** Where the code is asked for, and below which each answer is. */
  place: string;
  /** Null where the code is still asked for. */
  shown: ShownAnswer | null;
  /** The code that was typed leads to no answer. */
  missing?: true;
  /** That code, to be put right. */
  typed?: string;
}

/** `at`: as ISO 8601 writes it; `on`: in the page's language, by the unit's clock. */
export interface Moment {
  at: string;
  on: string;
}

export interface ShownAnswer {
  code: string;
  /** This page, in its language. */
  address: string;
  sent: Moment;
  status: 'new' | 'in_processing' | 'completed' | 'cancelled';
  isPartial: boolean;
  /** Null while nothing was erased. */
  erased: Moment | null;
  /** What was asked and answered, in words. */
  given: { question: string; answer: string }[];
  messages: { text: string; said: Moment; author: 'visitor' | 'company' }[];
  /** For whom its people speak: they are not named. */
  company: string;
  /** What the visitor says of it; null until asked and answered. */
  isSolved: boolean | null;
  asksWhetherSolved: boolean;
  /** Asked once more before it is deleted. */
  asksToDelete: boolean;
  /** No more can be added. */
  isFull: boolean;
  /** What the visitor has just done. */
  done: 'added' | 'judged' | 'deleted' | null;
  /** What is wrong with what was to be added, and the text itself. */
  violation: { text: string; violation: Violation } | null;
}

/** The unit's links; one to its survey comes first. */
export interface LinksPage extends Frame {
  kind: 'links';
  title: string;
  /** Null where nothing is asked here. */
  survey: string | null;
  links: PageLink[];
}

export interface PageLink {
  title: string;
  address: string;
  /** What a visitor reads of where it leads: a host, a number, an e-mail address. */
  place: string;
  icon?: LinkIconName;
}

/** A code that leads to a survey and to links alike: which of both it is to be. */
export interface ChoicePage extends Frame {
  kind: 'choice';
  /** Of the links. */
  title: string;
  survey: string;
  links: string;
}

/** In place of a survey where there is none: whose code this is. */
export interface ContactPage extends Frame {
  kind: 'contact';
  title: string;
  /** Lines of it; empty for what is not public. */
  address: string[];
  phone: string | null;
  email: string | null;
  links: string | null;
}

/** Pages that carry no script: the server makes them, and no part of them is in the browser's. */
export type PlainPage = AnswerPage | LinksPage | ChoicePage | ContactPage;
export type Page = SurveyPage | ThanksPage | NoticePage | PlainPage;

/** Who says the texts of a page, with what was answered filled in. */
export function speakerOf(page: SurveyPage, answers: () => Answers): Speaker {
  const { survey, language, messages, name, company = name } = page;
  const speaker: Speaker = {
    language,
    localize: (text) => text?.[language] ?? '',
    translate: (key, parameters) => translate(messages, key, parameters),
  };
  return fillingIn(speaker, {
    survey,
    answers,
    // A preview is of no unit.
    names: { unit: name || '…', company: company || '…' },
    isOwn: true,
  });
}

/**
 * The page after the last answer.
 * @param answers all that was answered, checked
 */
export function thanksAfter(asked: SurveyPage, answers: Answers): ThanksPage {
  const { kind: _kind, survey, ...page } = asked;
  const { localize } = speakerOf(asked, () => answers);
  const { language, direction, messages, offered, theme, name, company, framedIn, submission, token, nextSteps } = page;
  const ending = endingOf(survey, answers);
  const { title, text, button }: Partial<Ending> = ending ?? survey.thank_you ?? {};
  const { returnTo, ...others } = nextSteps ?? {};
  return {
    kind: 'thanks',
    language,
    direction,
    messages,
    offered,
    name,
    ...(company !== undefined && { company }),
    ...(framedIn && { framedIn }),
    ...(theme && { theme }),
    ...(submission?.kiosk && { next: `/Q/${submission.code}?kiosk=${submission.kiosk}` }),
    title: localize(title) || (messages['thanks.title'] ?? ''),
    text: localize(text) || (title ? '' : (messages['thanks.text'] ?? '')),
    ...(submission && { answer: answerPlace(submission, token, language) }),
    ...(button && { button: { label: localize(button.label), address: button.address } }),
    ...(nextSteps && {
      nextSteps: {
        ...(others.links && { links: `${others.links}?lang=${language}` }),
        ...(returnTo && !button && { returnTo }),
      },
    }),
  };
}

/** The page in place of a survey that takes no answer of this visitor. */
export function closedPage(asked: SurveyPage, { title, text }: ClosingWords): ThanksPage {
  const { button: _button, answer: _answer, nextSteps: _steps, ...page } = thanksAfter(asked, {});
  return { ...page, title, text, closed: true };
}

function answerPlace(
  { code: publicCode, kiosk }: NonNullable<SurveyPage['submission']>,
  token: string,
  language: Language,
): NonNullable<ThanksPage['answer']> {
  const code = groupedCode(answerCodeOf(token));
  return kiosk ? { code } : { code, address: `/Q/${publicCode}/answer/${code}?lang=${language}` };
}
