/** Whether a survey is asked at this moment: by the clock of the unit, and while its quotas have places. */
import { dayIn, timeIn } from '../../../public-app/i18n/day-in.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import { translate } from '../../../public-app/i18n/translate.ts';
import type { ClosingWords } from '../../../public-app/page.ts';
import { fallbackLanguage, isLanguage, type Language } from '../../../shared/i18n/languages.ts';
import { isLimited, quotasOf, stateAt } from '../../../shared/survey/availability.ts';
import type { Answers, Quota, SurveyDocument } from '../../../shared/survey/document.ts';
import { textIn } from '../../../shared/survey/localize.ts';
import type { Database } from '../../access/database.ts';
import { Problem, surveyClosed } from '../../errors.ts';
import { localTimeAt } from '../insight/index.ts';
import type { Quotas } from './quotas.ts';
import type { Resolved, Survey } from './resolve.ts';

/** Why nothing is asked; `quota` where it has no place left. */
export interface Closing {
  state: 'early' | 'late' | 'full';
  quota?: Quota | undefined;
}

type Place = Pick<Resolved, 'companyId' | 'timeZone'>;

const clockOf = ({ timeZone }: Place): string =>
  localTimeAt(Date.now(), timeZone) ?? new Date(Date.now()).toISOString();

/** For a visitor who comes now; null where the survey is asked. */
export async function closingOf(quotas: Quotas, target: Place, survey: Survey): Promise<Closing | null> {
  const { document, versionId } = survey;
  if (!isLimited(document)) return null;
  const state = stateAt(document, clockOf(target));
  if (state !== 'open') return { state };
  const quota = await quotas.full(target.companyId, versionId, document);
  return quota ? { state: 'full', quota } : null;
}

/** What is said of it in a language: the survey's own words, else the product's. */
export function closingWords(document: SurveyDocument, { state, quota }: Closing, language: Language): ClosingWords {
  const { availability = {} } = document;
  const { title, text } = quota?.title || quota?.text ? quota : availability;
  const isOwn = title !== undefined || text !== undefined;
  const own = { title: textIn(language, title), text: textIn(language, text) };
  const messages = messagesOf(language);
  const opens = `${dayIn(language, day(availability.opens))}, ${timeIn(language, time(availability.opens))}`;
  const isEarly = state === 'early';
  return {
    title: own.title || translate(messages, isEarly ? 'closed.early' : 'closed.late'),
    text: isOwn ? own.text : translate(messages, isEarly ? 'closed.early_text' : 'closed.text', { moment: opens }),
  };
}

const [DAY, TIME] = [10, 16];
const day = (moment = ''): string => moment.slice(0, DAY);
const time = (moment = ''): string => moment.slice(DAY + 1, TIME);

/** The refusal of an answer, with the survey's words for it in the language that was answered in. */
export function refusal(document: SurveyDocument, closing: Closing, language: string | undefined): Problem {
  const words = closingWords(document, closing, isLanguage(language) ? language : fallbackLanguage);
  return surveyClosed({ extensions: { closing: words } });
}

/** Undefined for a problem of another kind. */
export const wordsOfRefusal = (error: unknown): ClosingWords | undefined =>
  error instanceof Problem && error.code === surveyClosed.code
    ? (error.extensions['closing'] as ClosingWords)
    : undefined;

export interface Begun {
  database: Pick<Database, 'statement'>;
  token: string;
  language: string | undefined;
}

/**
 * Who had begun in time may go on when the survey is closed: what is stored of the response says so.
 * @throws 409 for whoever had not, and before the survey opens
 */
export async function requireOpen(target: Place, { document }: Survey, begun: Begun): Promise<void> {
  const state = stateAt(document, clockOf(target));
  if (state === 'open') return;
  const { companyId } = target;
  const isBegun = { name: 'visitor_is_begun', text: BEGUN, values: [companyId, begun.token] };
  const [row] = state === 'late' ? await begun.database.statement('visitor', companyId, isBegun) : [];
  if (!row) throw refusal(document, { state }, begun.language);
}

const BEGUN = 'select 1 as one from feedback where company_id = $1 and response_token = $2';

/** Quotas whose places these answers take: those of a response that is not complete yet take none. */
export const quotasTaken = ({ document }: Survey, answers: Answers, isPartial: boolean): Quota[] =>
  isPartial ? [] : quotasOf(document, answers);
