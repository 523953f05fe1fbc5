import { describe, expect, test } from 'vitest';
import { type AnswerHistory, chanceOfNoAnswer, findUnanswered, MIN_READS, usualShare } from './answers.ts';
import { createRandom } from '../../../seed/random.ts';

const unit = (unitId: number, more: Partial<AnswerHistory> = {}): AnswerHistory => ({
  unitId,
  codeId: unitId * 10,
  readsBefore: 0,
  answersBefore: 0,
  readsSince: 0,
  since: 0,
  ...more,
});
const usual = (count: number): AnswerHistory[] =>
  Array.from({ length: count }, (_, at) =>
    unit(at + 1, { readsBefore: 400, answersBefore: 80 + ((at * 7) % 20), readsSince: 5 }),
  );
const THRESHOLD = 0.001;

describe('scans that nobody answers', () => {
  test('are told with what was missed where the unit was answered before', () => {
    const broken = unit(99, { readsBefore: 500, answersBefore: 100, readsSince: 60, since: 7 });
    const [found, ...others] = findUnanswered([...usual(10), broken], THRESHOLD);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ unitId: 99, codeId: 990, since: 7, reads: 60 });
    expect(found?.expected).toBeGreaterThan(11);
    expect(found?.chance).toBeLessThan(THRESHOLD);
  });

  test('of a unit that never was answered need more scans', () => {
    const never = (readsSince: number) => findUnanswered([...usual(10), unit(99, { readsSince })], THRESHOLD);
    expect(never(MIN_READS - 1)).toEqual([]);
    expect(never(22)).toEqual([]);
    expect(never(200)).toHaveLength(1);
  });

  test('are nothing where hardly anybody answers, or where it is the company’s way', () => {
    const rare = Array.from({ length: 10 }, (_, at) =>
      unit(at + 1, { readsBefore: 1_000, answersBefore: 3, readsSince: 10 }),
    );
    expect(
      findUnanswered([...rare, unit(99, { readsBefore: 500, answersBefore: 2, readsSince: 200 })], THRESHOLD),
    ).toEqual([]);
    expect(findUnanswered([unit(1, { readsSince: 5_000 })], THRESHOLD)).toEqual([]);
  });

  test('come by chance no more often than the threshold says', () => {
    const random = createRandom('unanswered');
    let [wrong, asked] = [0, 0];
    for (let company = 0; company < 20; company++) {
      const units = Array.from({ length: 50 }, (_, at): AnswerHistory => {
        // Of a unit's own share, around one in six.
        const share = Math.min(0.9, Math.max(0.03, random.normal(0.17, 0.06)));
        const answers = Array.from({ length: 400 }, () => random.chance(share));
        const last = answers.lastIndexOf(true);
        const answersBefore = answers.filter(Boolean).length;
        return unit(at, { readsBefore: last + 1, answersBefore, readsSince: 399 - last });
      });
      wrong += findUnanswered(units, THRESHOLD).length;
      asked += units.length;
    }
    expect(wrong / asked).toBeLessThanOrEqual(2 * THRESHOLD);
  });

  test('have the chance of a beta distribution’s moments', () => {
    expect(chanceOfNoAnswer(1, 1, 1)).toBeCloseTo(1 / 2, 10);
    expect(chanceOfNoAnswer(1, 1, 9)).toBeCloseTo(1 / 10, 10);
    expect(chanceOfNoAnswer(2, 8, 0)).toBe(1);
    // Where much is known, that of so many tosses.
    expect(chanceOfNoAnswer(2e6, 8e6, 20)).toBeCloseTo(0.8 ** 20, 5);
  });

  test('weigh the company’s share by how alike its units are', () => {
    expect(usualShare(usual(10))?.weight).toBe(50);
    const unlike = [5, 300, 40, 200, 10, 150].map((answersBefore, at) => unit(at, { readsBefore: 400, answersBefore }));
    expect(usualShare(unlike)?.weight).toBeLessThan(5);
    expect(usualShare([])).toBeNull();
  });
});
