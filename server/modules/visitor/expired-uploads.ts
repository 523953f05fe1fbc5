/** Files that an answer names but that were swept before it came: its visitor is told, and can add them again. */
import type { Answers, Violation } from '../../../shared/survey/document.ts';
import type { Database } from '../../access/database.ts';
import type { FieldViolation } from '../../errors.ts';
import { answerPointer } from './answer-pointer.ts';
import { selectExpiredUploads, type ExpiredUpload } from './media-statements.ts';

const CODE = 'media_swept';

const filesOf = (answers: Answers, question: string): unknown[] => {
  const answer = answers[question];
  return Array.isArray(answer) ? answer : [];
};

/** Those of the answers' files that are gone; asks nothing where no list is answered. */
export async function expiredUploads(
  { statement }: Pick<Database, 'statement'>,
  companyId: number,
  token: string | undefined,
  answers: Answers,
): Promise<ExpiredUpload[]> {
  if (token === undefined || !Object.values(answers).some(Array.isArray)) return [];
  const expired = await statement<ExpiredUpload>('visitor', companyId, selectExpiredUploads(companyId, token));
  return expired.filter(({ question_id: question, upload_id: upload }) => filesOf(answers, question).includes(upload));
}

/** Each at its place in the answers. */
export const expiredErrors = (expired: ExpiredUpload[], answers: Answers): FieldViolation[] =>
  expired.map(({ question_id: question, upload_id: upload }) => ({
    pointer: answerPointer(question, String(filesOf(answers, question).indexOf(upload))),
    code: CODE,
  }));

/** One of each question. */
export const expiredViolations = (expired: ExpiredUpload[]): Violation[] =>
  [...new Set(expired.map(({ question_id: question }) => question))].map((question) => ({ question, code: CODE }));

/** The answers without those files. */
export function withoutExpired(answers: Answers, expired: ExpiredUpload[]): Answers {
  const gone = new Set<unknown>(expired.map(({ upload_id: upload }) => upload));
  const left = Object.entries(answers).map(([question, answer]) => [
    question,
    Array.isArray(answer) ? answer.filter((item) => !gone.has(item)) : answer,
  ]);
  return Object.fromEntries(left) as Answers;
}
