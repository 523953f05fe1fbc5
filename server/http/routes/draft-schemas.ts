/** What the operations on drafts take and answer. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';

const revision: JsonSchema = {
  type: 'integer',
  minimum: 1,
  maximum: 1_000_000_000,
  description: 'Of the draft that was looked at; a later one is answered with 409.',
};
const over: JsonSchema = {
  type: 'string',
  maxLength: 40,
  description: "What the refusal 'draft_outdated' answered: it is done over what has changed since.",
};
const moment: JsonSchema = { type: ['string', 'null'], format: 'date-time' };
const maybeText: JsonSchema = { type: ['string', 'null'] };

const bodyOf = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const saved = bodyOf(
  {
    changes: { type: 'object', description: 'As a patch of the row has them.' },
    note: { ...maybeText, maxLength: 500, description: 'What it is for.' },
    revision: { ...revision, description: 'Of the draft that is gone on with; left out where there was none.' },
  },
  ['changes'],
);
export const discarded = bodyOf({ revision });
const reason: JsonSchema = {
  ...maybeText,
  maxLength: 500,
  description: 'Why, in the words of who does it: kept with the publication, and in the log.',
};
export const asked = bodyOf({ revision, over, reason });
export const scheduled: JsonSchema = {
  ...bodyOf({
    revision,
    publish_at: { ...moment, maxLength: 40, description: 'Null: it is no longer scheduled.' },
    local_time: {
      type: 'string',
      format: 'local-date-time',
      maxLength: 16,
      description:
        "In its place: what the clock shows then, as 2027-03-28T09:00; which one says 'clock' of the answer.",
    },
    each_clock: {
      type: 'boolean',
      description: 'What shows the row begins when its own clock shows that; the draft is published with the last one.',
    },
    reason,
  }),
  oneOf: [{ required: ['publish_at'] }, { required: ['local_time'] }],
};

export const pilots = bodyOf(
  {
    revision,
    pilots: {
      type: 'array',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      description: 'All that are to try the draft, of those that the caller may choose among. None: the trial is over.',
    },
  },
  ['pilots'],
);

const draftOf = (row: JsonSchema): JsonSchema => {
  const fields: JsonSchema = { type: 'object', properties: row['properties'] ?? {} };
  return {
    type: ['object', 'null'],
    required: ['id', 'state', 'revision', 'changes', 'base', 'conflicts'],
    properties: {
      id: { type: 'integer' },
      state: { enum: ['draft', 'scheduled', 'published'] },
      revision,
      changes: { ...fields, description: 'Field to what it becomes, or became.' },
      base: { ...fields, description: 'The same fields before.' },
      conflicts: {
        type: 'array',
        maxItems: 200,
        items: { type: 'string' },
        description: 'Fields that somebody has changed since.',
      },
      author_id: { type: ['integer', 'null'] },
      author_name: maybeText,
      note: maybeText,
      created_at: moment,
      updated_at: moment,
      saved_at: { ...moment, description: 'When its content was saved last.' },
      publish_at: moment,
      time_zone: { ...maybeText, description: 'By whose clock it is scheduled (IANA).' },
      local_time: { ...maybeText, description: 'What that clock shows then.' },
      each_clock: { type: 'boolean', description: 'What shows the row begins by its own clock.' },
      reason,
      published_at: moment,
      refusal_text: { ...maybeText, description: 'Its title, in the language of who asks.' },
      pilots: {
        type: 'array',
        maxItems: 200,
        items: {
          type: 'object',
          required: ['id', 'since'],
          properties: { id: { type: 'integer' }, since: { type: 'string', format: 'date-time' } },
        },
        description: 'What tries it, as far as the caller sees it.',
      },
      pilot_count: { type: 'integer', description: 'How many try it.' },
      refusal: { ...maybeText, description: 'Code of the problem that its scheduled publication was refused with.' },
    },
  };
};

const language: JsonSchema = {
  type: 'object',
  required: ['language', 'missing', 'texts'],
  properties: {
    language: { type: 'string' },
    missing: { type: 'integer', description: 'Texts that are not written in it.' },
    texts: { type: 'integer', description: 'Texts that there are.' },
  },
};

/** What each operation answers. */
export const answerOf = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['draft', 'published', 'touches', 'languages'],
  properties: {
    draft: { ...draftOf(row), description: 'What is kept and not live.' },
    published: { ...draftOf(row), description: 'The last publication, as long as it can be reverted.' },
    touches: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      description: 'Field of the row that counts to how many a publication touches.',
    },
    languages: {
      type: 'array',
      maxItems: 20,
      description: 'In which a part of what would be published is missing.',
      items: language,
    },
    clock: {
      ...maybeText,
      description: 'Time zone (IANA) by whose clock a draft is scheduled; null: by that of who schedules it.',
    },
    clocks: {
      type: 'array',
      maxItems: 600,
      description: 'Time zones of what shows the row, where each can begin by its own clock.',
      items: {
        type: 'object',
        required: ['time_zone', 'count'],
        properties: { time_zone: { type: 'string' }, count: { type: 'integer' } },
      },
    },
  },
});
