// Generated from schemas/survey/survey.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/survey.ts';

export const survey: EntityDescriptor = {
  id: 'survey',
  title: 'Survey',
  path: 'surveys',
  table: 'survey',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['draft'], required: true, problem: 'draft_changed' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    origin: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['default', 'node', 'group', 'library'],
    },
    draft: { kind: 'document', type: 'object', column: 'jsonb', nullable: true, document: 'survey-draft' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    template: { kind: 'text', type: 'string', nullable: true, writeOnly: true, transient: true },
    document: { kind: 'json', type: 'object', nullable: true, writeOnly: true, transient: true },
    version: { kind: 'integer', type: 'integer', nullable: true, readOnly: true, computed: 'version' },
    published_at: { kind: 'date_time', type: 'string', nullable: true, readOnly: true, computed: 'published_at' },
    is_changed: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_changed' },
    published_languages: {
      kind: 'string_list',
      type: 'array',
      nullable: false,
      readOnly: true,
      computed: 'published_languages',
    },
    usage: { kind: 'json', type: 'object', nullable: false, readOnly: true, computed: 'usage' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['origin', 'version', 'is_changed'],
    sortable: ['name', 'origin', 'version', 'is_changed', 'created_at', 'updated_at'],
    sort: ['name', 'asc'],
    search: ['name'],
    groups: ['origin', 'is_changed'],
  },
  exported: { route: 'surveys', columns: ['name', 'origin', 'version', 'is_changed', 'created_at', 'updated_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        template: { type: ['string', 'null'], minLength: 1, maxLength: 40 },
        document: { type: ['object', 'null'] },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        draft: { type: ['object', 'null'] },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        origin: { type: 'string', enum: ['default', 'node', 'group', 'library'] },
        draft: { type: ['object', 'null'] },
        revision: { type: 'integer' },
        version: { type: ['integer', 'null'] },
        published_at: { type: ['string', 'null'], format: 'date-time' },
        is_changed: { type: 'boolean' },
        published_languages: { type: 'array', items: { type: 'string' } },
        usage: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'origin', 'revision', 'version', 'published_at', 'published_languages', 'usage'],
      additionalProperties: false,
    },
  },
  actions: {
    publish: {
      on: 'member',
      method: 'POST',
      path: 'surveys/{id}/publish',
      description: 'Makes the draft a version, which visitors see from then on: in all its languages, or in some that are complete.',
      input: {
        type: 'object',
        properties: {
          revision: {
            type: 'integer',
            minimum: 1,
            maximum: 1000000000,
            description: 'Of the draft that was looked at.',
          },
          languages: {
            type: 'array',
            minItems: 1,
            maxItems: 11,
            items: { type: 'string', maxLength: 10 },
            description: 'Of the draft: those that visitors may choose. Left out: all of them. The draft keeps the others.',
          },
        },
        required: ['revision'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: { number: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['number'],
        additionalProperties: false,
      },
    },
    check_publish: {
      on: 'member',
      method: 'GET',
      path: 'surveys/{id}/check_publish',
      description: 'What stands in the way of publishing the draft, what would change, and for how many units.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          faults: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                pointer: { type: 'string', maxLength: 2000, description: 'Into the draft.' },
                code: { type: 'string', maxLength: 60 },
                message: { type: 'string', maxLength: 1000 },
                parameters: { type: 'object' },
              },
              required: ['pointer', 'code', 'message', 'parameters'],
              additionalProperties: false,
            },
          },
          languages: {
            type: 'array',
            maxItems: 20,
            items: {
              type: 'object',
              properties: {
                language: { type: 'string', maxLength: 10 },
                missing: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                texts: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['language', 'missing', 'texts'],
              additionalProperties: false,
            },
            description: 'Of the draft, the fallback first, each with how many of its texts are missing.',
          },
          changes: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                kind: { type: 'string', maxLength: 40 },
                question: { type: 'string', maxLength: 60 },
                title: { type: 'string', maxLength: 300 },
                properties: { type: 'array', maxItems: 60, items: { type: 'string', maxLength: 60 } },
              },
              required: ['kind'],
              additionalProperties: false,
            },
            description: 'Against the latest version.',
          },
          unit_count: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'That would show it, by themselves, by their groups and from above, as far as you see them.',
          },
          groups: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                unit_count: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['id', 'name', 'unit_count'],
              additionalProperties: false,
            },
          },
          number: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'That it would be.',
          },
        },
        required: ['faults', 'languages', 'changes', 'unit_count', 'groups', 'number'],
        additionalProperties: false,
      },
    },
    versions: {
      on: 'member',
      method: 'GET',
      path: 'surveys/{id}/versions',
      description: 'The published versions, the newest first.',
      input: {
        type: 'object',
        properties: {
          before: { type: 'integer', minimum: 1, maximum: 1000001, description: 'Versions below this number.' },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 20,
            items: {
              type: 'object',
              properties: {
                number: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                created_at: { type: 'string', format: 'date-time' },
                published_by: { type: ['string', 'null'], maxLength: 200 },
                changes: {
                  type: 'array',
                  maxItems: 1000,
                  items: {
                    type: 'object',
                    properties: {
                      kind: { type: 'string', maxLength: 40 },
                      question: { type: 'string', maxLength: 60 },
                      title: { type: 'string', maxLength: 300 },
                      properties: { type: 'array', maxItems: 60, items: { type: 'string', maxLength: 60 } },
                    },
                    required: ['kind'],
                    additionalProperties: false,
                  },
                  description: 'Against the version before.',
                },
                answer_count: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 10001,
                  description: 'As far as you see them. Counted up to 10,000; one more stands for all that are beyond.',
                },
              },
              required: ['number', 'created_at', 'published_by', 'changes', 'answer_count'],
              additionalProperties: false,
            },
          },
          has_more: { type: 'boolean', description: 'There are older ones.' },
        },
        required: ['results', 'has_more'],
        additionalProperties: false,
      },
    },
    version: {
      on: 'member',
      method: 'GET',
      path: 'surveys/{id}/version',
      description: 'One version as it was published.',
      input: {
        type: 'object',
        properties: { number: { type: 'integer', minimum: 1, maximum: 1000000 } },
        required: ['number'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          number: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          document: { type: 'object' },
        },
        required: ['number', 'document'],
        additionalProperties: false,
      },
    },
    restore: {
      on: 'member',
      method: 'POST',
      path: 'surveys/{id}/restore',
      description: 'Makes the draft what a version was. Visitors see it once it is published again.',
      input: {
        type: 'object',
        properties: {
          number: { type: 'integer', minimum: 1, maximum: 1000000 },
          revision: { type: 'integer', minimum: 1, maximum: 1000000000, description: 'Of the draft that is given up.' },
        },
        required: ['number', 'revision'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          draft: { type: 'object' },
          revision: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        required: ['id', 'draft', 'revision'],
        additionalProperties: false,
      },
    },
    duplicate: {
      on: 'member',
      method: 'POST',
      path: 'surveys/{id}/duplicate',
      description: "A survey of its own that begins as this one's draft.",
      input: {
        type: 'object',
        properties: { name: { type: 'string', minLength: 1, maxLength: 200 } },
        required: ['name'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          draft: { type: 'object' },
          revision: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        required: ['id', 'draft', 'revision'],
        additionalProperties: false,
      },
    },
    convert_surveyjs: {
      on: 'collection',
      method: 'POST',
      path: 'surveys/convert_surveyjs',
      description: 'What a survey definition of SurveyJS becomes, and what was left out of it. Nothing is stored.',
      input: {
        type: 'object',
        properties: { definition: { type: 'object' } },
        required: ['definition'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 200 },
          document: { type: 'object' },
          left_out: {
            type: 'array',
            maxItems: 500,
            items: {
              type: 'object',
              properties: {
                place: {
                  type: 'string',
                  maxLength: 500,
                  description: 'Its path in the definition, such as pages[2].elements[4].maskType.',
                },
                question: {
                  type: ['string', 'null'],
                  maxLength: 200,
                  description: 'What it belongs to, by its name in the definition.',
                },
                reason: { type: 'string', maxLength: 60 },
                detail: { type: ['string', 'null'], maxLength: 200 },
              },
              required: ['place', 'question', 'reason', 'detail'],
              additionalProperties: false,
            },
            description: 'Everything of the definition that is not in the document, or not as it was: the first 500.',
          },
          left_out_count: { type: 'integer', minimum: 0, maximum: 9007199254740991, description: 'Of all.' },
        },
        required: ['name', 'document', 'left_out', 'left_out_count'],
        additionalProperties: false,
      },
    },
    templates: {
      on: 'collection',
      method: 'GET',
      path: 'surveys/templates',
      description: "Good surveys to begin from, with their names in the caller's language.",
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'string', maxLength: 40 },
                name: { type: 'string', maxLength: 200 },
                description: { type: 'string', maxLength: 1000 },
                document: { type: 'object' },
              },
              required: ['id', 'name', 'description', 'document'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
  },
};
