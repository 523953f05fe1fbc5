// Generated from schemas/documents. Do not edit; edit the schema.
import type { DocumentForm } from '../entities/document-form.ts';

export const documentForms: Readonly<Record<string, DocumentForm>> = {
  'question.smiley': {
    schema: {
      $id: 'question.smiley',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.stars': {
    schema: {
      $id: 'question.stars',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.nps': {
    schema: {
      $id: 'question.nps',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
    },
  },
  'question.csat': {
    schema: {
      $id: 'question.csat',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
    },
  },
  'question.ces': {
    schema: {
      $id: 'question.ces',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
    },
  },
  'question.rating': {
    schema: {
      $id: 'question.rating',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        lowest_point: { enum: [0, 1], default: 1 },
        highest_point: { type: 'integer', minimum: 2, maximum: 10 },
        shape: { enum: ['stars', 'hearts', 'thumbs', 'numbers'], default: 'stars' },
        lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        point_labels: {
          type: 'array',
          maxItems: 11,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              point: { type: 'integer', minimum: 0, maximum: 10 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            },
          },
        },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      point_labels: {
        'ui:field': 'rows',
        items: { label: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } } },
      },
    },
  },
  'question.slider': {
    schema: {
      $id: 'question.slider',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        minimum: { type: 'number', minimum: -1000000, maximum: 1000000 },
        maximum: { type: 'number', minimum: -1000000, maximum: 1000000 },
        step: { type: 'number', minimum: 0.01, maximum: 1000000, default: 1 },
        unit: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      unit: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
    },
  },
  'question.yes_no': {
    schema: {
      $id: 'question.yes_no',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        good_answer: { enum: ['yes', 'no'] },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.thumbs': {
    schema: {
      $id: 'question.thumbs',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.single': {
    schema: {
      $id: 'question.single',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        options: {
          type: 'array',
          maxItems: 30,
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
              image: {
                type: 'object',
                additionalProperties: false,
                properties: {
                  file: {
                    type: 'string',
                    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
                    maxLength: 41,
                  },
                },
              },
            },
          },
        },
        other: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        none: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        order: { enum: ['random'] },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      options: { 'ui:field': 'items' },
      other: { 'ui:field': 'labelled' },
      none: { 'ui:field': 'labelled' },
    },
  },
  'question.multiple': {
    schema: {
      $id: 'question.multiple',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        options: {
          type: 'array',
          maxItems: 30,
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
              image: {
                type: 'object',
                additionalProperties: false,
                properties: {
                  file: {
                    type: 'string',
                    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
                    maxLength: 41,
                  },
                },
              },
            },
          },
        },
        other: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        none: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        max_choices: { type: 'integer', minimum: 1, maximum: 30 },
        order: { enum: ['random'] },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      options: { 'ui:field': 'items' },
      other: { 'ui:field': 'labelled' },
      none: { 'ui:field': 'labelled' },
    },
  },
  'question.dropdown': {
    schema: {
      $id: 'question.dropdown',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        options: {
          type: 'array',
          maxItems: 200,
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            },
          },
        },
        other: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        none: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        order: { enum: ['random'] },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      options: { 'ui:field': 'items' },
      other: { 'ui:field': 'labelled' },
      none: { 'ui:field': 'labelled' },
    },
  },
  'question.short_text': {
    schema: {
      $id: 'question.short_text',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        max_length: { type: 'integer', minimum: 1, maximum: 200 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.long_text': {
    schema: {
      $id: 'question.long_text',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        max_length: { type: 'integer', minimum: 1, maximum: 4000 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.number': {
    schema: {
      $id: 'question.number',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        minimum: { type: 'number', minimum: -1000000000, maximum: 1000000000 },
        maximum: { type: 'number', minimum: -1000000000, maximum: 1000000000 },
        decimals: { type: 'integer', minimum: 0, maximum: 2 },
        unit: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      unit: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
    },
  },
  'question.date': {
    schema: {
      $id: 'question.date',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        earliest: { type: 'string', maxLength: 10 },
        latest: { type: 'string', maxLength: 10 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      earliest: { 'ui:widget': 'date' },
      latest: { 'ui:widget': 'date' },
    },
  },
  'question.time': {
    schema: {
      $id: 'question.time',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        earliest: { type: 'string', maxLength: 5 },
        latest: { type: 'string', maxLength: 5 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      earliest: { 'ui:widget': 'local-time' },
      latest: { 'ui:widget': 'local-time' },
    },
  },
  'question.email': {
    schema: {
      $id: 'question.email',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.phone': {
    schema: {
      $id: 'question.phone',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.url': {
    schema: {
      $id: 'question.url',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.matrix': {
    schema: {
      $id: 'question.matrix',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        rows: {
          type: 'array',
          maxItems: 20,
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            },
          },
        },
        columns: {
          type: 'array',
          maxItems: 10,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            },
          },
        },
        scale: {
          type: 'object',
          additionalProperties: false,
          properties: {
            minimum: { type: 'integer', minimum: 0, maximum: 1, default: 1 },
            maximum: { type: 'integer', minimum: 2, maximum: 10 },
            lowest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            highest: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        several: { type: 'boolean' },
        text_column: {
          type: 'object',
          additionalProperties: false,
          properties: { label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } } },
        },
        counts: { type: 'boolean', default: true },
        weight: { enum: [1, 2, 3, 4, 5], default: 1 },
        order: { enum: ['random'] },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      rows: { 'ui:field': 'items' },
      columns: { 'ui:field': 'items' },
      scale: {
        lowest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
        highest: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      },
      text_column: { 'ui:field': 'labelled' },
    },
  },
  'question.ranking': {
    schema: {
      $id: 'question.ranking',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        options: {
          type: 'array',
          maxItems: 10,
          items: {
            type: 'object',
            properties: {
              id: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,31}$', maxLength: 32 },
              label: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
            },
          },
        },
        order: { enum: ['random'] },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      options: { 'ui:field': 'items' },
    },
  },
  'question.photo': {
    schema: {
      $id: 'question.photo',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        max_files: { type: 'integer', minimum: 1, maximum: 5 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.audio': {
    schema: {
      $id: 'question.audio',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.file': {
    schema: {
      $id: 'question.file',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        max_files: { type: 'integer', minimum: 1, maximum: 5 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.signature': {
    schema: {
      $id: 'question.signature',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'question.contact': {
    schema: {
      $id: 'question.contact',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        fields: {
          type: 'object',
          additionalProperties: false,
          properties: {
            name: { enum: ['optional', 'required'] },
            email: { enum: ['optional', 'required'] },
            phone: { enum: ['optional', 'required'] },
          },
        },
        consent: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      consent: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
    },
  },
  'question.consent': {
    schema: {
      $id: 'question.consent',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
        required: { type: 'boolean' },
        text: { type: 'object', additionalProperties: { type: 'string', maxLength: 5000 } },
        link: { type: 'string', maxLength: 2000 },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
      text: { 'ui:field': 'text', 'ui:options': { longest: 5000, lines: 'several' } },
    },
  },
  'question.statement': {
    schema: {
      $id: 'question.statement',
      type: 'object',
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        help: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
        image: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
            alt: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
          },
        },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      help: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
      image: { 'ui:field': 'picture', 'ui:options': { named: true } },
    },
  },
  'ending': {
    schema: {
      $id: 'ending',
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        text: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      text: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
    },
  },
  'availability': {
    schema: {
      $id: 'availability',
      type: 'object',
      additionalProperties: false,
      properties: {
        opens: { type: 'string', maxLength: 16 },
        closes: { type: 'string', maxLength: 16 },
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        text: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
      },
    },
    ui: {
      opens: { 'ui:widget': 'local-date-time' },
      closes: { 'ui:widget': 'local-date-time' },
      title: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      text: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
    },
  },
  'quota': {
    schema: {
      $id: 'quota',
      type: 'object',
      additionalProperties: false,
      properties: {
        most: { type: 'integer', minimum: 1, maximum: 10000000 },
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        text: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      text: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
    },
  },
  'thank_you': {
    schema: {
      $id: 'thank_you',
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
        text: { type: 'object', additionalProperties: { type: 'string', maxLength: 1000 } },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
      text: { 'ui:field': 'text', 'ui:options': { longest: 1000, lines: 'several' } },
    },
  },
  'qr_design': {
    schema: {
      $id: 'qr_design',
      type: 'object',
      additionalProperties: false,
      properties: {
        foreground: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
        background: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
        modules: { enum: ['square', 'rounded', 'dots', 'bars'] },
        eyes: { enum: ['square', 'rounded', 'round'] },
        eye_color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
        gradient: {
          type: 'object',
          additionalProperties: false,
          properties: {
            to: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
            direction: { enum: ['across', 'down', 'diagonal', 'outwards'] },
          },
        },
        logo: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
          },
        },
        frame: {
          type: 'object',
          additionalProperties: false,
          properties: {
            style: { enum: ['line', 'banner_below', 'banner_above'] },
            color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
            text: { type: 'object', additionalProperties: { type: 'string', maxLength: 80 } },
          },
        },
        marker: {
          type: 'object',
          additionalProperties: false,
          properties: {
            location: { enum: ['top_left', 'top_right', 'bottom_left', 'bottom_right'] },
            size: { enum: ['small', 'medium', 'large'] },
            color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
            with_name: { type: 'boolean' },
          },
        },
        poster: {
          type: 'object',
          additionalProperties: false,
          properties: {
            template: { enum: ['a6', 'a5', 'a4', 'table_tent', 'sticker'] },
            color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
            title: { type: 'object', additionalProperties: { type: 'string', maxLength: 80 } },
            note: { type: 'object', additionalProperties: { type: 'string', maxLength: 80 } },
            company_logo: {
              type: 'object',
              additionalProperties: false,
              properties: {
                file: {
                  type: 'string',
                  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
                  maxLength: 41,
                },
              },
            },
            without_name: { type: 'boolean' },
          },
        },
      },
    },
    ui: {
      foreground: { 'ui:widget': 'color' },
      background: { 'ui:widget': 'color' },
      eye_color: { 'ui:widget': 'color' },
      gradient: { to: { 'ui:widget': 'color' } },
      logo: { 'ui:field': 'picture', 'ui:options': { named: false } },
      frame: {
        color: { 'ui:widget': 'color' },
        text: { 'ui:field': 'text', 'ui:options': { longest: 80, lines: 'one' } },
      },
      marker: { color: { 'ui:widget': 'color' } },
      poster: {
        color: { 'ui:widget': 'color' },
        title: { 'ui:field': 'text', 'ui:options': { longest: 80, lines: 'one' } },
        note: { 'ui:field': 'text', 'ui:options': { longest: 80, lines: 'one' } },
        company_logo: { 'ui:field': 'picture', 'ui:options': { named: false } },
      },
    },
  },
  'link_list': {
    schema: {
      $id: 'link_list',
      type: 'object',
      additionalProperties: false,
      properties: {
        opens: { enum: ['survey', 'links', 'choice'], default: 'survey', title: 'A scan opens' },
        title: { type: 'object', additionalProperties: { type: 'string', maxLength: 300 } },
        links: {
          type: 'array',
          maxItems: 50,
          items: {
            type: 'object',
            additionalProperties: false,
            properties: {
              title: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
              url: { type: 'string', maxLength: 2000 },
              icon: {
                enum: [
                  'web',
                  'menu',
                  'phone',
                  'mail',
                  'map',
                  'wifi',
                  'booking',
                  'shop',
                  'review',
                  'document',
                  'ticket',
                  'gift',
                  'info',
                  'chat',
                  'instagram',
                  'facebook',
                  'x',
                  'tiktok',
                  'youtube',
                  'whatsapp',
                  'telegram',
                  'google',
                  'tripadvisor',
                  'pinterest',
                  'spotify',
                ],
              },
              visible_from: { type: 'string', maxLength: 16 },
              visible_until: { type: 'string', maxLength: 16 },
            },
          },
        },
      },
    },
    ui: {
      title: { 'ui:field': 'text', 'ui:options': { longest: 300, lines: 'several' } },
      links: {
        'ui:field': 'rows',
        items: {
          title: { 'ui:field': 'text', 'ui:options': { longest: 120, lines: 'one' } },
          url: { 'ui:widget': 'link' },
          visible_from: { 'ui:widget': 'local-date-time' },
          visible_until: { 'ui:widget': 'local-date-time' },
        },
      },
    },
  },
  'theme': {
    schema: {
      $id: 'theme',
      type: 'object',
      additionalProperties: false,
      properties: {
        accent: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
        background: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
        corner: { enum: ['round', 'soft', 'square'] },
        logo: {
          type: 'object',
          additionalProperties: false,
          properties: {
            file: {
              type: 'string',
              pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\.webp$',
              maxLength: 41,
            },
          },
        },
      },
    },
    ui: {
      accent: { 'ui:widget': 'color' },
      background: { 'ui:widget': 'color' },
      logo: { 'ui:field': 'picture', 'ui:options': { named: false } },
    },
  },
};
