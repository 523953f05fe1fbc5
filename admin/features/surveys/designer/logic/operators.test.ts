import { expect, test } from 'vitest';
import type { Condition } from '../../../../../shared/survey/document.ts';
import { questionKinds } from '../../../../../shared/questions/index.ts';
import type { DraftQuestion } from '../state/draft.ts';
import { answerFactsOf } from './answer-facts.ts';
import { fitClause, operatorsFor, toClause, toCondition } from './operators.ts';

const sampleOf = (type: string): DraftQuestion =>
  ({ ...questionKinds.find((kind) => kind.type === type)?.sample }) as DraftQuestion;

test.each<[type: string, part: string | undefined, condition: Condition]>([
  ['smiley', undefined, { question: 'q', less: 4 }],
  ['smiley', undefined, { question: 'q', greater: 1 }],
  ['single', undefined, { question: 'q', equals: 'work' }],
  ['single', undefined, { question: 'q', not_equals: 'work' }],
  ['multiple', undefined, { question: 'q', in: ['staff', 'waiting'] }],
  ['multiple', undefined, { question: 'q', not_in: ['staff', 'waiting'] }],
  ['short_text', undefined, { question: 'q', contains: 'dog' }],
  ['date', undefined, { question: 'q', before: '2026-01-31' }],
  ['date', undefined, { question: 'q', after: '2026-01-31' }],
  ['matrix', 'food', { question: 'q', part: 'food', not_in: ['poor', 'fair'] }],
  ['photo', undefined, { question: 'q', answered: false }],
])('what is asked of %s (%s) is read and written the same: %j', (type, part, condition) => {
  const facts = answerFactsOf(sampleOf(type), part);
  const clause = toClause(condition, facts);
  expect(facts && operatorsFor(facts)).toContain(clause.operator);
  expect(toCondition(clause)).toEqual(condition);
});

test('only choices of a matrix are asked for one by one, never the parts of a contact', () => {
  expect(answerFactsOf(sampleOf('matrix'))?.parts).toEqual(['food', 'drinks']);
  expect(answerFactsOf(sampleOf('contact'))?.parts).toEqual([]);
});

test('a clause that comes to another answer takes an operator and values of that one', () => {
  const [matrix, words, day] = ['matrix', 'short_text', 'date'].map((type) => answerFactsOf(sampleOf(type)));
  const clause = { question: 'q', operator: 'is' as const, values: [3] };
  if (!matrix || !words || !day) throw new Error('A kind is gone.');
  expect(fitClause(clause, matrix)).toMatchObject({ operator: 'answered', values: [] });
  expect(fitClause(clause, words)).toMatchObject({ operator: 'answered', values: [] });
  expect(fitClause(clause, day)).toMatchObject({
    operator: 'is',
    values: [expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
  });
});
