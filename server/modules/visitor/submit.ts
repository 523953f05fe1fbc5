/** Takes an answer: checks it against the survey that was asked, scores it, stores it once. */
import { randomUUID } from 'node:crypto';
import { languageOfTag } from '../../../shared/i18n/languages.ts';
import { checkAnswers } from '../../../shared/survey/answers.ts';
import type { AddressValues } from '../../../shared/survey/address-fields.ts';
import { commentOf } from '../../../shared/survey/free-texts.ts';
import type { Answers, RawAnswers } from '../../../shared/survey/document.ts';
import { priorityOf, scoreOf } from '../../../shared/survey/score.ts';
import type { Database } from '../../access/database.ts';
import { localTimeAt, ratingsOf } from '../insight/index.ts';
import type { Admission } from '../../http/overload/admission.ts';
import { type FieldViolation, invalidInput, overloaded, surveyNotFound } from '../../errors.ts';
import type { CustomFields } from '../../access/custom-fields.ts';
import { keptValues } from './address-values.ts';
import { answerPointer } from './answer-pointer.ts';
import { quotasTaken, refusal, requireOpen } from './closing.ts';
import type { Answering, Sender } from './counting.ts';
import { asksForMedia } from './media-rule.ts';
import type { Quotas } from './quotas.ts';
import type { Resolved, Resolver, Survey, Unit } from './resolve.ts';
import { sealAnswers } from './seal-answers.ts';
import { submitAnswer, type SubmittedRow } from './submit-statement.ts';
import { createGroupCommit, type GroupedStatement, type GroupCommit } from './group-commit.ts';
import { expiredErrors, expiredUploads } from './expired-uploads.ts';

export interface Submission {
  answers: RawAnswers;
  partial: boolean;
  /** Made with the page; absent for a caller that sends only once. */
  token?: string | undefined;
  /** A version that the code has shown; absent: the one that is asked now. */
  versionId?: number | undefined;
  locale?: string | undefined;
  /** As the address of the page had them. */
  addressValues?: AddressValues | undefined;
  /** Who sends it, at the unit that it is for. */
  sender: (unit: Answering['unit']) => Sender;
}

export interface Receipt {
  token: string;
  isPartial: boolean;
  /** Names of values of the address that are not kept. */
  leftOut: string[];
}

export interface SubmitParts {
  database: Database;
  customFields: CustomFields;
  resolver: Resolver;
  quotas: Quotas;
  admission: Admission;
  /** Of this machine, which share the database's connections. */
  processes: number;
}

export type Submit = (target: Resolved, submission: Submission) => Promise<Receipt>;

/** Each try waits for the other request of the same token, so that the second sees what the first has stored. */
const TRIES = 3;

/** Throws 400 for wrong answers, 404 where nothing is asked, 503 when the database has no time. */
export function createSubmit({ database, customFields, resolver, quotas, admission, processes }: SubmitParts): Submit {
  const store = createGroupCommit(database, processes);
  return async (target, submission) => {
    const { unit, survey } = await asked(resolver, target, submission.versionId);
    const answers = sealAnswers(survey.document, validAnswers(survey, submission));
    const score = scoreOf(survey.document, answers);
    const token = submission.token ?? randomUUID();
    const files = asksForMedia(survey.document);
    await requireOpen(target, survey, { database, token, language: submission.locale });
    const { custom, leftOut } = await keptValues(
      { database, customFields },
      target,
      survey.document,
      submission.addressValues,
    );
    const taken = quotasTaken(survey, answers, submission.partial);
    await quotas.prepare(target.companyId, survey.versionId, taken);
    const statement = submitAnswer({
      companyId: target.companyId,
      nodeId: unit.id,
      nodePath: unit.path,
      versionId: survey.versionId,
      priority: priorityOf(score),
      ...score,
      ratings: ratingsOf(survey.document, answers),
      answers,
      comment: commentOf(survey.document, answers),
      locale: languageOfTag(submission.locale ?? '') ?? target.defaultLanguage,
      isPartial: submission.partial,
      token,
      localTime: localTimeAt(Date.now(), target.timeZone),
      sender: submission.sender({ companyId: target.companyId, nodeId: unit.id }),
      asksForMedia: files,
      custom,
      quotas: taken.map(({ id, most }) => ({ id, most })),
    });
    const row = await admission.run(target.companyId, async () => {
      // What is not complete yet is kept without a word: its visitor hears of it at the end.
      if (files && !submission.partial) await requireFiles(database, target.companyId, token, answers);
      return stored(store, target.companyId, statement);
    });
    const full = taken.find(({ id }) => id === row.full_quota);
    if (full) throw refusal(survey.document, { state: 'full', quota: full }, submission.locale);
    return { token, isPartial: row.is_partial, leftOut };
  };
}

async function stored(store: GroupCommit, companyId: number, statement: GroupedStatement): Promise<SubmittedRow> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [row] = await store<SubmittedRow>(companyId, statement);
    if (row && (row.stored || !row.is_partial || row.full_quota !== null)) return row;
  }
  throw overloaded({ headers: { 'retry-after': '1' } });
}

async function requireFiles(database: Database, companyId: number, token: string, answers: Answers): Promise<void> {
  const expired = await expiredUploads(database, companyId, token, answers);
  if (expired.length > 0) throw invalidInput({ errors: expiredErrors(expired, answers) });
}

async function asked(
  resolver: Resolver,
  target: Resolved,
  versionId: number | undefined,
): Promise<{ unit: Unit; survey: Survey }> {
  const survey = await surveyOf(resolver, target, versionId);
  if (!target.unit || !survey) throw surveyNotFound();
  return { unit: target.unit, survey };
}

/** The survey of a version that the code has shown, else the one that is asked now. */
export async function surveyOf(
  resolver: Resolver,
  target: Resolved,
  versionId: number | undefined,
): Promise<Survey | null> {
  const { companyId, versionId: current } = target;
  const made = versionId === undefined ? null : await resolver.survey(companyId, versionId);
  return made ?? (current === null ? null : resolver.survey(companyId, current));
}

function validAnswers(survey: Survey, { answers: raw, partial }: Submission): Answers {
  const { answers, violations } = checkAnswers(survey.document, raw, { partial, judge: survey.judge });
  const errors: FieldViolation[] = violations.map(({ question, part, code, parameters }) => ({
    pointer: answerPointer(...[question, part].filter((name) => name !== undefined)),
    code,
    ...(parameters && { parameters }),
  }));
  if (errors.length === 0 && Object.keys(answers).length === 0)
    errors.push({ pointer: '/answers', code: 'nothing_answered' });
  if (errors.length > 0) throw invalidInput({ errors });
  return answers;
}
