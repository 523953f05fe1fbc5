import { describe, expect, it } from 'vitest';
import { surveyDocumentFaults } from '../../server/modules/surveys/survey-document.ts';

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
    expect(surveyDocumentFaults(filled(10))).toEqual([]);
    expect(surveyDocumentFaults(filled(11), '/draft')).toEqual([
      { pointer: '/draft/pages/0/questions', code: 'too_many_controls', parameters: { limit: 1000 } },
    ]);
    expect(surveyDocumentFaults({ ...filled(11), layout: 'one_at_a_time' })).toEqual([]);
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
    expect(surveyDocumentFaults(matrices(5))).toEqual([]);
    expect(surveyDocumentFaults(matrices(6))).toMatchObject([{ code: 'too_many_controls' }]);
  });
});
