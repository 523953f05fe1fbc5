// Generated from schemas/feedback/feedback.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackRow {
  id: number;
  node_id: number;
  /** The code that was read; empty when the page was opened otherwise. */
  node_qr_code_id: number | null;
  /** The unit's path when the answer came. */
  node_path: string;
  survey_version_id: number;
  status: "new" | "in_processing" | "completed" | "cancelled";
  priority: "low" | "normal" | "high";
  assignee_id: number | null;
  /** 0 to 100: the mean of all answered questions that count, each by its weight. */
  score: number | null;
  /** The worst of the answers that the score is made of. */
  lowest_part: number | null;
  /** The first face that was chosen. */
  smiley: number | null;
  /** The first answer of 0 to 10 to whether they would recommend it. */
  nps: number | null;
  /** The first answer of 1 to 5 to how satisfied they are. */
  csat: number | null;
  /** Question id to answer. */
  answers: {
    [k: string]: unknown;
  };
  /** The first free text of the answer. */
  comment: string | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  is_partial: boolean;
  /** Taken for a later answer of one who has answered; not counted in any figure. */
  is_repeat: boolean;
  /** Why it is taken for a repeat: the same device answered this unit within 10 minutes, no page was opened for it, too many came from one network at once, or the same words came again and again. */
  repeat_reason: "same_device" | "no_page" | "many_at_once" | "same_answers" | null;
  read_at: string | null;
  closed_at: string | null;
  tag_ids: number[];
  /** When texts, contact data and media were erased at the end of the retention time or by the visitor. */
  erased_at: string | null;
  /** What the visitor says of it; empty until asked and answered, and asked anew after each reply and each closing. */
  is_solved: boolean | null;
  /** Grows with each change of what is handled. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface FeedbackPatch {
  status?: "new" | "in_processing" | "completed" | "cancelled";
  priority?: "low" | "normal" | "high";
  assignee_id?: number | null;
  /** Grows with each change of what is handled. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface FeedbackReadFeedbackInput {
  ids: number[];
  /** False marks them as unread. */
  is_read?: boolean;
}

export interface FeedbackReadFeedbackOutput {
  /** How many were not so before. */
  read: number;
}

export interface FeedbackGetParentNodeNamesInput {
  ids: number[];
}

export interface FeedbackGetParentNodeNamesOutput {
  results: {
    id: number;
    /** From the top down; the last is the unit itself. */
    units: {
      id: number;
      name: string;
    }[];
  }[];
}

export interface FeedbackAnsweredInput {
  /** Of the titles; the answer's own where it is left out or the survey does not speak it. */
  language?: string;
}

export interface FeedbackAnsweredOutput {
  id: number;
  survey: {
    id: number;
    name: string;
    version: number;
  };
  /** Of the titles and words below. */
  language: string;
  /** That the survey speaks. */
  languages: string[];
  answered_in: string;
  /** The survey's version in all its languages. */
  document: {
    [k: string]: unknown;
  };
  /** Question id to answer. */
  answers: {
    [k: string]: unknown;
  };
  /** Those that the answers lead to, with the questions that were asked there. */
  pages: {
    id: string;
    title: string | null;
    questions: {
      id: string;
      type: string;
      title: string;
      state: "answered" | "unanswered" | "erased";
      /** How it was asked: the choices, points, rows and fields with their words. */
      control: {
        [k: string]: unknown;
      };
      /** The answer in words, a line for each part. */
      words: string | null;
      /** Of this answer alone; null for a question that does not count towards the score of the response. */
      score: number | null;
      /** How much it counts towards the score of the response; 0: not at all. */
      weight: number;
    }[];
  }[];
  media: {
    id: number;
    question_id: string;
    file_name: string;
    media_type: string;
    byte_size: number;
    /** Below /api, read with the caller's own authorization; empty where the file is erased or still on its way. */
    address: string | null;
  }[];
  score: number | null;
  is_partial: boolean;
  erased_at: string | null;
}

export interface FeedbackReplyInput {
  text: string;
}

export interface FeedbackReplyOutput {
  id: number;
  created_at: string;
  /** Of the feedback now: a reply is a handling. */
  status: "new" | "in_processing" | "completed" | "cancelled";
}

export interface FeedbackChangeManyInput {
  ids: number[];
  changes?: {
    status?: "new" | "in_processing" | "completed" | "cancelled";
    priority?: "low" | "normal" | "high";
    assignee_id?: number | null;
  };
  add_tag_ids?: number[];
  remove_tag_ids?: number[];
}

export interface FeedbackChangeManyOutput {
  changed: number;
  refused: {
    id: number;
    code: "not_found" | "forbidden" | "illegal_transition" | "too_many_tags";
  }[];
}

export interface FeedbackHistoryInput {
  /** Id of a change: those before it. */
  before?: number;
}

export interface FeedbackHistoryOutput {
  results: {
    id: number;
    created_at: string;
    actor: "user" | "visitor" | "rule" | "system";
    /** Empty where it was no user, or one who is gone. */
    user: ({
      id: number;
      name: string;
    } | null);
    field: "status" | "priority" | "assignee_id" | "tag_ids" | "is_solved" | "reply" | "message" | "comment" | "erasure";
    from: ({
      value?: string;
      id?: number;
      name?: string | null;
    } | null);
    to: ({
      value?: string;
      id?: number;
      name?: string | null;
    } | null);
  }[];
  /** There are older ones. */
  has_more: boolean;
}

export interface FeedbackEraseInput {
}

export interface FeedbackEraseOutput {
  /** The first time, where it was erased before. */
  erased_at: string;
}

export const feedback: EntityDescriptor = {
  id: 'feedback',
  title: 'Feedback',
  path: 'feedback',
  table: 'feedback',
  tenant: 'company_id',
  label: 'Feedback #{id}',
  revision: { of: ['status', 'priority', 'assignee_id', 'tag_ids'], problem: 'feedback_changed' },
  whileReadOnly: ['read_feedback', 'get_parent_node_names'],
  operations: ['list', 'detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'node',
      keeps: true,
    },
    node_qr_code_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'node_qr_code',
      onDelete: 'set null',
    },
    node_path: { kind: 'long_text', type: 'string', column: 'text', nullable: false, readOnly: true },
    survey_version_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'survey_version',
      keeps: true,
    },
    status: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'new',
      enum: ['new', 'in_processing', 'completed', 'cancelled'],
      states: {
        new: ['in_processing', 'completed', 'cancelled'],
        in_processing: ['completed', 'cancelled'],
        completed: ['in_processing'],
        cancelled: ['in_processing'],
      },
    },
    priority: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'normal',
      enum: ['low', 'normal', 'high'],
    },
    assignee_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    score: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    lowest_part: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    smiley: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    nps: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    csat: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    local_time: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    answers: { kind: 'answers', type: 'object', column: 'jsonb', nullable: false, readOnly: true },
    comment: { kind: 'long_text', type: 'string', column: 'text', nullable: true, readOnly: true },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      readOnly: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    is_partial: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    is_repeat: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false, readOnly: true },
    repeat_reason: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      enum: ['same_device', 'no_page', 'many_at_once', 'same_answers'],
    },
    read_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    closed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    tag_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      readOnly: true,
      ref: 'company_tag',
    },
    erased_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    response_token: {
      kind: 'uuid',
      type: 'string',
      column: 'uuid',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    is_solved: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: true, readOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    device_hash: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    sender_hash: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: [
      'status',
      'priority',
      'node_id',
      'assignee_id',
      'tag_ids',
      'locale',
      'score',
      'is_partial',
      'is_repeat',
      'read_at',
    ],
    sortable: [
      'node_id',
      'status',
      'priority',
      'score',
      'comment',
      'created_at',
      'closed_at',
      'assignee_id',
      'read_at',
    ],
    sort: ['created_at', 'desc'],
    search: ['comment'],
  },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['new', 'in_processing', 'completed', 'cancelled'] },
        priority: { type: 'string', enum: ['low', 'normal', 'high'] },
        assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        node_qr_code_id: { type: ['integer', 'null'] },
        node_path: { type: 'string' },
        survey_version_id: { type: 'integer' },
        status: { type: 'string', enum: ['new', 'in_processing', 'completed', 'cancelled'] },
        priority: { type: 'string', enum: ['low', 'normal', 'high'] },
        assignee_id: { type: ['integer', 'null'] },
        score: { type: ['integer', 'null'] },
        lowest_part: { type: ['integer', 'null'] },
        smiley: { type: ['integer', 'null'] },
        nps: { type: ['integer', 'null'] },
        csat: { type: ['integer', 'null'] },
        answers: { type: 'object' },
        comment: { type: ['string', 'null'] },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        is_partial: { type: 'boolean' },
        is_repeat: { type: 'boolean' },
        repeat_reason: {
          type: ['string', 'null'],
          enum: ['same_device', 'no_page', 'many_at_once', 'same_answers', null],
        },
        read_at: { type: ['string', 'null'], format: 'date-time' },
        closed_at: { type: ['string', 'null'], format: 'date-time' },
        tag_ids: { type: 'array', items: { type: 'integer' } },
        erased_at: { type: ['string', 'null'], format: 'date-time' },
        is_solved: { type: ['boolean', 'null'] },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: [
        'id',
        'node_id',
        'node_qr_code_id',
        'node_path',
        'survey_version_id',
        'status',
        'priority',
        'assignee_id',
        'score',
        'lowest_part',
        'smiley',
        'nps',
        'csat',
        'answers',
        'comment',
        'locale',
        'is_partial',
        'is_repeat',
        'repeat_reason',
        'read_at',
        'closed_at',
        'tag_ids',
        'erased_at',
        'is_solved',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    read_feedback: {
      on: 'collection',
      method: 'POST',
      path: 'feedback/read_feedback',
      description: 'Marks responses as read by the company, or as unread again; those out of reach are left out without a word.',
      input: {
        type: 'object',
        properties: {
          ids: {
            type: 'array',
            minItems: 1,
            maxItems: 100,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
          is_read: { type: 'boolean', description: 'False marks them as unread.' },
        },
        required: ['ids'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          read: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'How many were not so before.',
          },
        },
        required: ['read'],
        additionalProperties: false,
      },
    },
    get_parent_node_names: {
      on: 'collection',
      method: 'POST',
      path: 'feedback/get_parent_node_names',
      description: 'The way from the top of the tree down to the unit of each response, as far as the caller sees it; responses out of reach are left out.',
      input: {
        type: 'object',
        properties: {
          ids: {
            type: 'array',
            minItems: 1,
            maxItems: 100,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
        },
        required: ['ids'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                units: {
                  type: 'array',
                  maxItems: 100,
                  items: {
                    type: 'object',
                    properties: {
                      id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                      name: { type: 'string', maxLength: 200 },
                    },
                    required: ['id', 'name'],
                    additionalProperties: false,
                  },
                  description: 'From the top down; the last is the unit itself.',
                },
              },
              required: ['id', 'units'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
    answered: {
      on: 'member',
      method: 'GET',
      path: 'feedback/{id}/answered',
      description: "What was asked and answered, as the visitor saw it: the survey's version, the answers in words, and the files.",
      input: {
        type: 'object',
        properties: {
          language: {
            type: 'string',
            maxLength: 10,
            description: "Of the titles; the answer's own where it is left out or the survey does not speak it.",
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          survey: {
            type: 'object',
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
              version: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
            },
            required: ['id', 'name', 'version'],
            additionalProperties: false,
          },
          language: { type: 'string', maxLength: 10, description: 'Of the titles and words below.' },
          languages: {
            type: 'array',
            maxItems: 20,
            items: { type: 'string', maxLength: 10 },
            description: 'That the survey speaks.',
          },
          answered_in: { type: 'string', maxLength: 10 },
          document: { type: 'object', description: "The survey's version in all its languages." },
          answers: { type: 'object', description: 'Question id to answer.' },
          pages: {
            type: 'array',
            maxItems: 200,
            items: {
              type: 'object',
              properties: {
                id: { type: 'string', maxLength: 60 },
                title: { type: ['string', 'null'], maxLength: 1000 },
                questions: {
                  type: 'array',
                  maxItems: 500,
                  items: {
                    type: 'object',
                    properties: {
                      id: { type: 'string', maxLength: 60 },
                      type: { type: 'string', maxLength: 40 },
                      title: { type: 'string', maxLength: 1000 },
                      state: { type: 'string', enum: ['answered', 'unanswered', 'erased'] },
                      control: {
                        type: 'object',
                        description: 'How it was asked: the choices, points, rows and fields with their words.',
                      },
                      words: {
                        type: ['string', 'null'],
                        maxLength: 20000,
                        description: 'The answer in words, a line for each part.',
                      },
                      score: {
                        type: ['integer', 'null'],
                        minimum: 0,
                        maximum: 100,
                        description: 'Of this answer alone; null for a question that does not count towards the score of the response.',
                      },
                      weight: {
                        type: 'integer',
                        minimum: 0,
                        maximum: 5,
                        description: 'How much it counts towards the score of the response; 0: not at all.',
                      },
                    },
                    required: ['id', 'type', 'title', 'state', 'control', 'words', 'score', 'weight'],
                    additionalProperties: false,
                  },
                },
              },
              required: ['id', 'title', 'questions'],
              additionalProperties: false,
            },
            description: 'Those that the answers lead to, with the questions that were asked there.',
          },
          media: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                question_id: { type: 'string', maxLength: 60 },
                file_name: { type: 'string', maxLength: 255 },
                media_type: { type: 'string', maxLength: 100 },
                byte_size: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                address: {
                  type: ['string', 'null'],
                  maxLength: 200,
                  description: "Below /api, read with the caller's own authorization; empty where the file is erased or still on its way.",
                },
              },
              required: ['id', 'question_id', 'file_name', 'media_type', 'byte_size', 'address'],
              additionalProperties: false,
            },
          },
          score: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
          is_partial: { type: 'boolean' },
          erased_at: { type: ['string', 'null'], format: 'date-time' },
        },
        required: [
          'id',
          'survey',
          'language',
          'languages',
          'answered_in',
          'document',
          'answers',
          'pages',
          'media',
          'score',
          'is_partial',
          'erased_at',
        ],
        additionalProperties: false,
      },
    },
    reply: {
      on: 'member',
      method: 'POST',
      path: 'feedback/{id}/reply',
      description: 'A message of the company to the visitor, who reads it by the code that came with the thanks.',
      input: {
        type: 'object',
        properties: { text: { type: 'string', minLength: 1, maxLength: 4000 } },
        required: ['text'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          created_at: { type: 'string', format: 'date-time' },
          status: {
            type: 'string',
            enum: ['new', 'in_processing', 'completed', 'cancelled'],
            description: 'Of the feedback now: a reply is a handling.',
          },
        },
        required: ['id', 'created_at', 'status'],
        additionalProperties: false,
      },
    },
    change_many: {
      on: 'collection',
      method: 'POST',
      path: 'feedback/change_many',
      description: "Changes many responses alike in one transaction. What can't be changed is told by its id, and the rest is changed.",
      input: {
        type: 'object',
        properties: {
          ids: {
            type: 'array',
            minItems: 1,
            maxItems: 1000,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
          changes: {
            type: 'object',
            properties: {
              status: { type: 'string', enum: ['new', 'in_processing', 'completed', 'cancelled'] },
              priority: { type: 'string', enum: ['low', 'normal', 'high'] },
              assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
            },
            additionalProperties: false,
          },
          add_tag_ids: {
            type: 'array',
            maxItems: 20,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
          remove_tag_ids: {
            type: 'array',
            maxItems: 20,
            items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          },
        },
        required: ['ids'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          changed: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          refused: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                code: { type: 'string', enum: ['not_found', 'forbidden', 'illegal_transition', 'too_many_tags'] },
              },
              required: ['id', 'code'],
              additionalProperties: false,
            },
          },
        },
        required: ['changed', 'refused'],
        additionalProperties: false,
      },
    },
    history: {
      on: 'member',
      method: 'GET',
      path: 'feedback/{id}/history',
      description: 'What was done with a response, the newest first.',
      input: {
        type: 'object',
        properties: {
          before: {
            type: 'integer',
            minimum: 1,
            maximum: 9007199254740991,
            description: 'Id of a change: those before it.',
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                created_at: { type: 'string', format: 'date-time' },
                actor: { type: 'string', enum: ['user', 'visitor', 'rule', 'system'] },
                user: {
                  type: ['object', 'null'],
                  properties: {
                    id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                    name: { type: 'string', maxLength: 200 },
                  },
                  required: ['id', 'name'],
                  additionalProperties: false,
                  description: 'Empty where it was no user, or one who is gone.',
                },
                field: {
                  type: 'string',
                  enum: [
                    'status',
                    'priority',
                    'assignee_id',
                    'tag_ids',
                    'is_solved',
                    'reply',
                    'message',
                    'comment',
                    'erasure',
                  ],
                },
                from: {
                  type: ['object', 'null'],
                  properties: {
                    value: { type: 'string', maxLength: 60 },
                    id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                    name: { type: ['string', 'null'], maxLength: 200 },
                  },
                  additionalProperties: false,
                },
                to: {
                  type: ['object', 'null'],
                  properties: {
                    value: { type: 'string', maxLength: 60 },
                    id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                    name: { type: ['string', 'null'], maxLength: 200 },
                  },
                  additionalProperties: false,
                },
              },
              required: ['id', 'created_at', 'actor', 'user', 'field', 'from', 'to'],
              additionalProperties: false,
            },
          },
          has_more: { type: 'boolean', description: 'There are older ones.' },
        },
        required: ['results', 'has_more'],
        additionalProperties: false,
      },
    },
    erase: {
      on: 'member',
      method: 'POST',
      path: 'feedback/{id}/erase',
      description: 'Erases the texts, contact data and media of a response for good, with all that was written about it. What was chosen and the score stay.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          erased_at: {
            type: 'string',
            format: 'date-time',
            description: 'The first time, where it was erased before.',
          },
        },
        required: ['erased_at'],
        additionalProperties: false,
      },
    },
  },
};
