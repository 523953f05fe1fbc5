import { describe, expect, it } from 'vitest';
import { surveyDocumentViolations } from '../../server/modules/surveys/survey-document.ts';

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `i_${at}`, label: { en: 'x' } }));
const title = { en: 'Which?' };
const surveyOf = (questions: object[]) => ({ title, pages: [{ id: 'p', questions }] });

describe('a page of a survey', () => {
  /** 33 questions of 30 options, and one more. */
  const filled = (last: number) =>
    surveyOf([
      ...Array.from({ length: 33 }, (_, at) => ({ id: `q_${at}`, type: 'multiple', title, options: items(30) })),
      { id: 'last', type: 'multiple', title, options: items(last) },
    ]);

  it('has no more options than a device could lay out, unless each question is a page', () => {
    expect(surveyDocumentViolations(filled(10))).toEqual([]);
    expect(surveyDocumentViolations(filled(11), '/draft')).toEqual([
      { pointer: '/draft/pages/0/questions', code: 'too_many_controls', parameters: { limit: 1000 } },
    ]);
    expect(surveyDocumentViolations({ ...filled(11), layout: 'one_at_a_time' })).toEqual([]);
  });

  it('has no more cells than that', () => {
    const matrices = (count: number) =>
      surveyOf(
        Array.from({ length: count }, (_, at) => ({
          id: `m_${at}`,
          type: 'matrix',
          title,
          rows: items(20),
          columns: items(10),
        })),
      );
    expect(surveyDocumentViolations(matrices(5))).toEqual([]);
    expect(surveyDocumentViolations(matrices(6))).toMatchObject([{ code: 'too_many_controls' }]);
  });
});
