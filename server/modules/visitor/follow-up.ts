/**
 * A visitor comes back to an answer by the code that came with the thanks: sees what became of it, adds to it, or
 * deletes it. Whoever has the code may; a wrong one, a foreign one and one that never was look the same.
 */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { normalizeAnswerCode, tokensOf } from '../../../shared/codes/answer-code.ts';
import { answerFields, MAX_MESSAGE_LENGTH } from '../../../public-app/answer-form.ts';
import { isLanguage, type Language, languages } from '../../../shared/i18n/languages.ts';
import type { ShownAnswer } from '../../../public-app/page.ts';
import type { Database } from '../../access/database.ts';
import { eraseFeedback, noteChanges } from '../feedback/index.ts';
import { addMessage, findAnswers, lockAnswer, noteErasure, type StoredAnswer } from './follow-up-statements.ts';
import { answerPage } from './follow-up-page.ts';
import { canBeJudged, setSolved } from './follow-up-solved.ts';
import { chooseLanguage } from './choose-language.ts';
import { readFormBody } from './form-body.ts';
import type { Resolved, Resolver, Survey } from './resolve.ts';
import type { Visit } from './visit.ts';

/** More than anybody has to add; beyond it somebody plays with the form. */
const MAX_MESSAGES = 20;

export interface FollowUpParts {
  database: Database;
  resolver: Resolver;
}

/** What was done to the answer before its page is made. */
interface Outcome {
  done: ShownAnswer['done'];
  violation: ShownAnswer['violation'];
}

const NOTHING: Outcome = { done: null, violation: null };

/** The page of an answer; `typed` is the visitor's code, '' where it is still asked for. */
export async function visitAnswer(
  context: Context,
  parts: FollowUpParts,
  target: Resolved,
  typed: string,
): Promise<Visit> {
  context.set('x-robots-tag', 'noindex, nofollow');
  const code = normalizeAnswerCode(typed);
  const stored = code === null ? null : await find(parts.database, target.companyId, code);
  if (!stored || code === null) return asked(context, target, typed === '' ? null : typed);
  const outcome = context.method === 'POST' ? await take(context, parts.database, target.companyId, stored) : NOTHING;
  const now = outcome.done === null ? stored : await find(parts.database, target.companyId, code);
  const survey = await parts.resolver.survey(target.companyId, stored.survey_version_id);
  if (!now || !survey) return asked(context, target, typed);
  const language = languageOf(context, survey, now.locale);
  const page = answerPage({
    target,
    language,
    survey,
    code,
    stored: now,
    ...outcome,
    isFull: now.messages.filter(({ author }) => author === 'visitor').length >= MAX_MESSAGES,
    asksToDelete: now.erased_at === null && outcome === NOTHING && context.query[answerFields.step] === 'delete',
  });
  return { page, status: outcome.violation ? 422 : 200 };
}

/** @param missing the code that leads to no answer; null where none was typed */
function asked(context: Context, target: Resolved, missing: string | null): Visit {
  const language = chooseLanguage(context, languages, target.defaultLanguage);
  return { page: answerPage({ target, language, missing }), status: missing === null ? 200 : 404 };
}

/** The language of the address, else the one that was answered in. */
const languageOf = (context: Context, survey: Survey, answeredIn: string): Language =>
  context.query['lang'] === undefined && isLanguage(answeredIn) && survey.offered.includes(answeredIn)
    ? answeredIn
    : chooseLanguage(context, survey.offered);

async function find(database: Database, companyId: number, code: string): Promise<StoredAnswer | null> {
  const rows = await database.statement<StoredAnswer>('visitor', companyId, findAnswers(companyId, tokensOf(code)));
  // Tokens come from browsers: two that begin alike were made so, and belong to nobody in particular.
  const [row] = rows;
  return row && rows.length === 1 ? row : null;
}

/** What the posted form asks for. */
async function take(context: Context, database: Database, companyId: number, stored: StoredAnswer): Promise<Outcome> {
  const { fields: form } = await readFormBody(context.req);
  const go = form.get(answerFields.go);
  if (stored.erased_at !== null) return NOTHING;
  if (go === 'delete') {
    await erase(database, companyId, stored.id);
    return { done: 'deleted', violation: null };
  }
  if (go === 'solved' || go === 'unsolved') {
    if (!canBeJudged(stored)) return NOTHING;
    const isStored = await setSolved(database, companyId, stored.id, go === 'solved');
    return isStored ? { done: 'judged', violation: null } : NOTHING;
  }
  if (go !== 'add') return NOTHING;
  const given = form.get(answerFields.text) ?? '';
  const checked = checkText(given);
  if ('violation' in checked)
    return { done: null, violation: { text: given.slice(0, MAX_MESSAGE_LENGTH), violation: checked.violation } };
  await add(database, companyId, stored.id, checked.text);
  return { done: 'added', violation: null };
}

const erase = (database: Database, companyId: number, feedbackId: number): Promise<void> =>
  database.withTenant('app', companyId, async (transaction) => {
    const erased = await eraseFeedback(transaction, companyId, [feedbackId], { actor: 'visitor' });
    if (erased > 0) await transaction.query(noteErasure(companyId, feedbackId, randomUUID()));
  });

type CheckedText = { text: string } | { violation: NonNullable<ShownAnswer['violation']>['violation'] };

function checkText(given: string): CheckedText {
  const text = given.replaceAll('\r\n', '\n').trim();
  const violation = (code: string, parameters?: Record<string, number>): CheckedText => ({
    violation: { question: answerFields.text, code, ...(parameters && { parameters }) },
  });
  if (text === '') return violation('required');
  // PostgreSQL stores neither NUL nor half a surrogate pair, and counts code points.
  if (text.includes('\0') || !text.isWellFormed()) return violation('invalid_text');
  return Array.from(text).length > MAX_MESSAGE_LENGTH ? violation('too_long', { limit: MAX_MESSAGE_LENGTH }) : { text };
}

/** As the application: a visitor may not know who listens, and those who do are told of it. */
const add = (database: Database, companyId: number, feedbackId: number, text: string): Promise<void> =>
  database.withTenant('app', companyId, async (transaction) => {
    const [living] = await transaction.query(lockAnswer(companyId, feedbackId));
    if (!living) return;
    const [added] = await transaction.query<{ id: number }>(addMessage(companyId, feedbackId, text, MAX_MESSAGES));
    if (!added) return;
    const message = { feedbackId, field: 'message' as const, earlier: null, later: { id: added.id } };
    await noteChanges({ transaction, by: { actor: 'visitor' } }, [message]);
  });
