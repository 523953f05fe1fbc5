/** One request for a page: the steps of a survey as the visitor's browser takes them without script. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Language } from '../../../shared/i18n/languages.ts';
import { type NextSteps, closedPage, type Page, type SurveyPage, thanksAfter } from '../../../public-app/page.ts';
import { checkAnswers } from '../../../shared/survey/answers.ts';
import { isLimited } from '../../../shared/survey/availability.ts';
import { arranged } from '../../../shared/survey/arranged.ts';
import type { Answers, Violation, RawAnswers } from '../../../shared/survey/document.ts';
import { goToViolations, goBack, goForward, type Step } from '../../../shared/survey/flow.ts';
import { formFields, readForm } from '../../../shared/survey/form.ts';
import { surveyClosed } from '../../errors.ts';
import { chooseLanguage } from './choose-language.ts';
import { type Closing, closingWords, wordsOfRefusal } from './closing.ts';
import type { ExpiredUpload } from './media-statements.ts';
import { type AddressIn, surveyPage } from './page-model.ts';
import type { Resolved, Survey } from './resolve.ts';
import { expiredViolations, withoutExpired } from './expired-uploads.ts';

/** A place where a survey is asked: a unit's code, or a preview. */
export interface Place {
  survey: Survey;
  name: string;
  /** Whose it is. */
  company?: string | undefined;
  addressIn: AddressIn;
  submission: SurveyPage['submission'];
  nextSteps?: NextSteps | undefined;
  /** Buttons of endings may lead elsewhere. */
  leads?: boolean | undefined;
  /** The origin whose page frames it: one that the survey lists. */
  framedIn?: string | undefined;
  showsLogo: boolean;
  defaultLanguage?: Language | undefined;
  /** Stores the files of the post and adds their uuids to its form; answers what was wrong with the others. */
  takeFiles?: (token: string) => Promise<Violation[]>;
  /** Those of the answers' files that are kept no longer. */
  expiredUploads?: (token: string, answers: Answers) => Promise<ExpiredUpload[]>;
  /** Stores answers; does nothing in a preview. Throws when they can't be stored. */
  store: (answers: RawAnswers, options: { partial: boolean; token: string; language: Language }) => Promise<void>;
}

export interface Visit {
  page: Page;
  status: number;
  /** As every visitor finds it, but for the token. */
  isFirst?: true;
  /** At another moment there may be another page in its place. */
  mayClose?: true;
  /** Origins of the sites that may show the page in a frame; absent: none. */
  framedBy?: readonly string[];
  /** What the code leads to, where a first page depends on nothing else that could change. */
  readyFor?: Resolved;
}

/** Of what was sent to a survey that is not asked now, as the call answers it. */
const CLOSED = surveyClosed.status;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const languageAt = (context: Context, { survey, defaultLanguage }: Place): Language =>
  chooseLanguage(context, survey.offered, defaultLanguage);

/** What the button of a language says, alone or with which one it is where the form is posted to its own address. */
const LANGUAGE = 'language';

function languageOf(form: URLSearchParams, { survey }: Place): Language | undefined {
  const pressed = form.get(formFields.go)?.split(`${LANGUAGE}:`)[1];
  return survey.offered.find((each) => each === (pressed ?? form.get(formFields.language)));
}

/** The first page of the survey, with a token of its own. */
export function openSurvey(context: Context, place: Place): Visit {
  return {
    page: surveyPage({ ...place, language: languageAt(context, place), token: randomUUID() }),
    status: 200,
    isFirst: true,
    ...(isLimited(place.survey.document) && { mayClose: true as const }),
  };
}

/** In place of the first page of a survey that is not asked now. */
export function showClosed(context: Context, place: Place, closing: Closing): Visit {
  const language = languageAt(context, place);
  const page = surveyPage({ ...place, language, token: randomUUID() });
  return { page: closedPage(page, closingWords(place.survey.document, closing, language)), status: 200 };
}

/** What follows from a posted page: another language, a page back or on, or the end. */
export async function takePost(context: Context, place: Place, form: URLSearchParams): Promise<Visit> {
  const language = languageOf(form, place) ?? languageAt(context, place);
  const posted = form.get(formFields.token) ?? '';
  const token = UUID.test(posted) ? posted.toLowerCase() : randomUUID();
  const refused = (await place.takeFiles?.(token)) ?? [];
  const document = arranged(place.survey.document, token);
  const { progress, shown } = readForm(document, form);
  const at = { ...place, language, token };
  if (refused.length > 0) return { page: surveyPage({ ...at, progress, violations: refused }), status: 422 };
  const go = form.get(formFields.go);
  if (go?.startsWith(LANGUAGE)) return { page: surveyPage({ ...at, progress }), status: 200 };
  const back = go === 'back' ? goBack(document, progress, shown) : undefined;
  const step = back ?? goForward(document, progress, shown);
  return step.kind === 'complete' ? finish(at, step.answers) : showStep(at, step);
}

type At = Place & { language: Language; token: string };

/** The answers so far are kept, so that they count when the visitor leaves here; the page comes even if that fails. */
async function showStep(at: At, { progress, violations }: Extract<Step, { kind: 'page' }>): Promise<Visit> {
  if (violations.length === 0) {
    const { answers } = checkAnswers(at.survey.document, progress.answers, { partial: true });
    try {
      if (Object.keys(answers).length > 0) await at.store(answers, { ...at, partial: true });
    } catch (error) {
      const words = wordsOfRefusal(error);
      if (words) return { page: closedPage(surveyPage(at), words), status: CLOSED };
    }
  }
  return { page: surveyPage({ ...at, progress, violations }), status: violations.length > 0 ? 422 : 200 };
}

/** Thanks are only said for what is stored; else the visitor has the answers before them again, to send once more. */
async function finish(at: At, answers: Answers): Promise<Visit> {
  const expired = (await at.expiredUploads?.(at.token, answers)) ?? [];
  if (expired.length > 0) {
    const document = arranged(at.survey.document, at.token);
    const again = goToViolations(document, withoutExpired(answers, expired), expiredViolations(expired));
    return { page: surveyPage({ ...at, ...again }), status: 422 };
  }
  const seen = at.survey.document.pages.slice(0, -1).flatMap(({ questions }) => questions.map(({ id }) => id));
  const page = surveyPage({ ...at, progress: { answers, seen } });
  try {
    await at.store(answers, { ...at, partial: false });
    return { page: thanksAfter(page, answers), status: 200 };
  } catch (error) {
    const words = wordsOfRefusal(error);
    return words ? { page: closedPage(page, words), status: CLOSED } : { page: { ...page, failed: true }, status: 503 };
  }
}
