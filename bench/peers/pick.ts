/** What the next request is about. */
import { randomUUID } from 'node:crypto';
import type { AnswersData, Unit } from './data.ts';

export function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from: the data set is empty.');
  return item;
}

export const nextId = ({ feedbackIds }: AnswersData): number => pick(feedbackIds);
export const nextUnit = ({ units }: AnswersData): Unit => pick(units);

/** The row that a visitor's answer becomes, as far as a peer is told it: our server finds the rest out. */
export function nextRow(data: AnswersData): Record<string, unknown> & { answers: object } {
  const { companyId, id, path, surveyVersionId } = nextUnit(data);
  return {
    company_id: companyId,
    node_id: id,
    node_path: path,
    survey_version_id: surveyVersionId,
    score: 25,
    answers: { experience: 2 },
    locale: 'en',
    response_token: randomUUID(),
  };
}
