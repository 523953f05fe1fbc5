/** Files that an answer names but that were swept before it came: its visitor is told, and can add them again. */
import type { Answers, Violation } from '../../../shared/survey/document.ts';
import type { Database } from '../../access/database.ts';
import type { FieldViolation } from '../../errors.ts';
import { answerPointer } from './answer-pointer.ts';
import { sweptUploads, type SweptUpload } from './media-statements.ts';

const CODE = 'media_swept';

const filesOf = (answers: Answers, question: string): unknown[] => {
  const answer = answers[question];
  return Array.isArray(answer) ? answer : [];
};

/** Those of the answers' files that are gone; asks nothing where no list is answered. */
export async function sweptFiles(
  { statement }: Pick<Database, 'statement'>,
  companyId: number,
  token: string | undefined,
  answers: Answers,
): Promise<SweptUpload[]> {
  if (token === undefined || !Object.values(answers).some(Array.isArray)) return [];
  const swept = await statement<SweptUpload>('visitor', companyId, sweptUploads(companyId, token));
  return swept.filter(({ question_id: question, upload_id: upload }) => filesOf(answers, question).includes(upload));
}

/** Each at its place in the answers. */
export const sweptErrors = (swept: SweptUpload[], answers: Answers): FieldViolation[] =>
  swept.map(({ question_id: question, upload_id: upload }) => ({
    pointer: answerPointer(question, String(filesOf(answers, question).indexOf(upload))),
    code: CODE,
  }));

/** One of each question. */
export const sweptViolations = (swept: SweptUpload[]): Violation[] =>
  [...new Set(swept.map(({ question_id: question }) => question))].map((question) => ({ question, code: CODE }));

/** The answers without those files. */
export function withoutSwept(answers: Answers, swept: SweptUpload[]): Answers {
  const gone = new Set<unknown>(swept.map(({ upload_id: upload }) => upload));
  const left = Object.entries(answers).map(([question, answer]) => [
    question,
    Array.isArray(answer) ? answer.filter((item) => !gone.has(item)) : answer,
  ]);
  return Object.fromEntries(left) as Answers;
}
