import { texts } from '../survey/dialect-parts.ts';
import type { Text } from '../survey/document.ts';
import type { ScaleControl } from './control.ts';
import { forAuthors } from './for-authors.ts';
import type { QuestionKind, QuestionViolation } from './kind.ts';
import { pointsFrom, shareOf } from './points.ts';
import { countsUnlessOff, type ScoredQuestion, scoredDialect } from './scored.ts';

interface RatingQuestion extends ScoredQuestion {
  /** Absent: 1. */
  lowest_point?: number;
  highest_point: number;
  /** Absent: stars. */
  shape?: Exclude<ScaleControl['look'], 'faces'>;
  lowest?: Text;
  highest?: Text;
  /** What single points are called. */
  point_labels?: { point: number; label: Text }[];
}

const MOST = 10;
/** More would be too small for a thumb on a phone. */
const MOST_IN_A_ROW = 6;

const pointsOf = ({ lowest_point: lowest = 1, highest_point: highest }: RatingQuestion): string[] =>
  pointsFrom(lowest, highest);

function violations({ lowest_point: lowest = 1, highest_point: highest, point_labels = [] }: RatingQuestion) {
  if (!forAuthors) return [];
  const met = new Set<number>();
  return point_labels.flatMap(({ point }, at): QuestionViolation[] => {
    const pointer = `/point_labels/${at}/point`;
    if (point < lowest) return [{ pointer, code: 'minimum', parameters: { limit: lowest } }];
    if (point > highest) return [{ pointer, code: 'maximum', parameters: { limit: highest } }];
    return met.has(point) || !met.add(point) ? [{ pointer, code: 'duplicate' }] : [];
  });
}

/** A scale of the author's own: from 0 or 1 to at most 10, in stars, hearts, thumbs or numbers. */
export const rating: QuestionKind<RatingQuestion, number> = {
  type: 'rating',
  dialect: forAuthors && {
    properties: {
      lowest_point: { enum: [0, 1], default: 1 },
      highest_point: { type: 'integer', minimum: 2, maximum: MOST },
      shape: { enum: ['stars', 'hearts', 'thumbs', 'numbers'], default: 'stars' },
      lowest: texts.label,
      highest: texts.label,
      point_labels: {
        type: 'array',
        maxItems: MOST + 1,
        description: 'What single points are called.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['point', 'label'],
          properties: { point: { type: 'integer', minimum: 0, maximum: MOST }, label: texts.label },
        },
      },
      ...scoredDialect,
    },
    required: ['highest_point'],
  },
  answer: ({ lowest_point: minimum = 1, highest_point: maximum }) => ({ type: 'integer', minimum, maximum }),
  score: (answer, { lowest_point: lowest = 1, highest_point: highest }) => shareOf(answer, lowest, highest),
  counts: countsUnlessOff,
  violations,
  control(question, { localize, translate }) {
    const { shape: look = 'stars', highest_point: total, point_labels = [] } = question;
    const values = pointsOf(question);
    const wordOf = (value: string): string =>
      localize(point_labels.find(({ point }) => String(point) === value)?.label);
    return {
      control: 'scale',
      look,
      points: values.map((value) => {
        const word = wordOf(value);
        if (look === 'numbers') return { value, label: value, ...(word && { word }) };
        const place = translate('rating.of', { count: value, total });
        return { value, label: word ? `${place} · ${word}` : place };
      }),
      lowest: localize(question.lowest),
      highest: localize(question.highest),
      perRow: values.length > MOST_IN_A_ROW ? Math.ceil(values.length / 2) : values.length,
    };
  },
  sample: forAuthors && {
    id: 'taste',
    type: 'rating',
    title: { en: 'How did it taste?' },
    highest_point: 6,
    shape: 'hearts',
  },
};
