/** What the kinds share that rate in numbers, with words at the two ends of their scale. */
import { texts } from '../survey/dialect-parts.ts';
import type { Text } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind } from './kind.ts';
import { pointsFrom, shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

interface RatedQuestion extends ScoredQuestion {
  /** The designer's own words; absent: those of the kind, `<type>.lowest` and `<type>.highest`. */
  lowest?: Text;
  highest?: Text;
}

interface RatedKindFacts {
  type: string;
  /** The worst and the best point. */
  minimum: number;
  maximum: number;
  sample: RatedQuestion;
}

export function ratedKind({ type, minimum, maximum, sample }: RatedKindFacts): QuestionKind<RatedQuestion, number> {
  return {
    type,
    dialect: forAuthors && { properties: { lowest: texts.label, highest: texts.label, ...scoredDialect } },
    answer: () => ({ type: 'integer', minimum, maximum }),
    score: (answer) => shareOf(answer, minimum, maximum),
    counts: countsUnlessOff,
    control: (question, { localize, translate }) => ({
      control: 'scale',
      look: 'numbers',
      points: pointsFrom(minimum, maximum).map((value) => ({ value, label: value })),
      lowest: localize(question.lowest) || translate(`${type}.lowest`),
      highest: localize(question.highest) || translate(`${type}.highest`),
    }),
    sample,
  };
}
