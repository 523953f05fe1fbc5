/** What the dashboard's calls answer. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { figuresProperties } from './figures.ts';

const integer: JsonSchema = { type: 'integer' };
const text: JsonSchema = { type: 'string' };
const orNull = (type: string): JsonSchema => ({ type: [type, 'null'] });
const arrayOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...(description && { description }),
});
const object = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  properties,
  ...(description && { description }),
});

const used = object({
  used: { type: 'number' },
  limit: { ...orNull('number'), description: 'Null for none; absent where it is the administrator’s business.' },
});

export const infoSchema = object(
  {
    qr_codes: used,
    users: used,
    organizations: used,
    groups: used,
    storage_mb: used,
    subscription: object({
      plan: text,
      tag: text,
      state: text,
      period: text,
      period_end: text,
      auto_renew: { type: 'boolean' },
    }),
    feedback: object({
      total: integer,
      open: integer,
      new: object({ count: integer, is_more: { type: 'boolean', description: 'Only so many are counted.' } }),
    }),
    scanned_codes: { ...integer, description: 'How often a code was read.' },
    time_zone: { ...text, description: 'Of the clock that tells today here: the unit’s, else the company’s.' },
    companies: { ...integer, description: 'For the super administrator.' },
    plans: arrayOf(object({ plan: text, tag: text, companies: integer }), 'For the super administrator.'),
  },
  'What the caller may not see is absent.',
);

const figures = object(figuresProperties, 'What the caller may not see is absent.');

const point = object({ from: { ...text, description: 'The first day of the point.' }, ...figuresProperties });

export const reportSchema = object({
  from: text,
  to: text,
  step: text,
  previous: object({ from: text, to: text }, 'As many days, up to the day before.'),
  unit: object({ id: integer, name: text, type: text }),
  totals: figures,
  previous_totals: figures,
  series: arrayOf(point),
  previous_series: arrayOf(point, 'Of the days before, in the same steps.'),
  hours: object(
    {
      reads: arrayOf(integer),
      answers: arrayOf(integer),
      scores: arrayOf(orNull('number')),
    },
    '168 each, from Monday at midnight by the clock of each unit, of the days of the period.',
  ),
  distribution: object({
    scores: arrayOf(integer, 'Five bands, the worst first.'),
    smileys: arrayOf(integer, 'From 1 to 5.'),
    nps: arrayOf(integer, 'Detractors, passives, promoters.'),
  }),
  ranking: object(
    {
      units: arrayOf(
        object({
          id: integer,
          name: text,
          type: text,
          has_units_below: { type: 'boolean' },
          answers: integer,
          open: integer,
          score: object({ mean: orNull('number'), count: integer }),
          fair_score: {
            ...orNull('number'),
            description: 'The mean, drawn to the mean of all by as much as chance can have made it.',
          },
          has_few: { type: 'boolean', description: 'Too few scores to be placed among the others.' },
        }),
      ),
      more: { ...integer, description: 'Further units, with fewer answers, that are not ranked.' },
    },
    'The units directly below, or those at which the caller’s view begins; the best first.',
  ),
});

export const topicsSchema = object({
  from: text,
  to: text,
  limit: { ...integer, description: 'As many texts are read at most, the latest.' },
  languages: arrayOf(
    object({
      locale: text,
      answers: { ...integer, description: 'With a text.' },
      topics: arrayOf(
        object({
          words: { ...text, description: 'A word, or two that stand side by side.' },
          answers: { ...integer, description: 'Those that have it.' },
          score: { ...orNull('number'), description: 'Their mean, 0 to 100.' },
          strength: {
            type: 'number',
            description: 'By how many standard errors it is said more than in all else that the caller reads.',
          },
        }),
      ),
    }),
  ),
});
