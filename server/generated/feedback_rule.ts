// Generated from schemas/feedback/feedback_rule.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackRuleRow {
  id: number;
  name: string;
  /** With all below it; empty: every unit of the company. */
  node_id: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions: ("score_at_most" | "priority" | "locale" | "with_text" | "tag_id")[];
  score_at_most: number | null;
  priority: "low" | "normal" | "high" | null;
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | null;
  with_text: boolean;
  /** That a rule before this one has added. */
  tag_id: number | null;
  /** For what stays unhandled. */
  after_hours: number | null;
  /** For units that fall silent. */
  silent_days: number | null;
  notify_user_ids: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible: boolean;
  webhook_id: number | null;
  /** What nobody has yet. */
  assignee_id: number | null;
  raised_priority: "normal" | "high" | null;
  added_tag_id: number | null;
  /** When it is still new by then. */
  escalate_after_hours: number | null;
  escalate_user_ids: number[];
  is_active: boolean;
  /** Why it was switched off by itself: it had no condition, so that it acted on every answer. Empty once it is switched on again. */
  off_because: "incomplete" | null;
  /** How often; a thousand stands for as many or more. */
  match_count: number;
  last_matched_at: string | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface FeedbackRuleCreate {
  name: string;
  /** With all below it; empty: every unit of the company. */
  node_id?: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger?: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions?: ("score_at_most" | "priority" | "locale" | "with_text" | "tag_id")[];
  score_at_most?: number | null;
  priority?: "low" | "normal" | "high" | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | null;
  with_text?: boolean;
  /** That a rule before this one has added. */
  tag_id?: number | null;
  /** For what stays unhandled. */
  after_hours?: number | null;
  /** For units that fall silent. */
  silent_days?: number | null;
  notify_user_ids?: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible?: boolean;
  webhook_id?: number | null;
  /** What nobody has yet. */
  assignee_id?: number | null;
  raised_priority?: "normal" | "high" | null;
  added_tag_id?: number | null;
  /** When it is still new by then. */
  escalate_after_hours?: number | null;
  escalate_user_ids?: number[];
  is_active?: boolean;
}

export interface FeedbackRulePatch {
  name?: string;
  /** With all below it; empty: every unit of the company. */
  node_id?: number | null;
  /** An answer comes; one is still new after some opening hours; a unit that usually has answers has none for days. */
  trigger?: "answer" | "unhandled" | "silence";
  /** What of an answer it asks for, all of it together; each that is named needs its value. None: every answer. */
  conditions?: ("score_at_most" | "priority" | "locale" | "with_text" | "tag_id")[];
  score_at_most?: number | null;
  priority?: "low" | "normal" | "high" | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko" | null;
  with_text?: boolean;
  /** That a rule before this one has added. */
  tag_id?: number | null;
  /** For what stays unhandled. */
  after_hours?: number | null;
  /** For units that fall silent. */
  silent_days?: number | null;
  notify_user_ids?: number[];
  /** Who may edit feedback of the unit; where nobody does, the administrators. */
  notifies_responsible?: boolean;
  webhook_id?: number | null;
  /** What nobody has yet. */
  assignee_id?: number | null;
  raised_priority?: "normal" | "high" | null;
  added_tag_id?: number | null;
  /** When it is still new by then. */
  escalate_after_hours?: number | null;
  escalate_user_ids?: number[];
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const feedbackRule: EntityDescriptor = {
  id: 'feedback_rule',
  title: 'Rule',
  path: 'feedbackrules',
  table: 'feedback_rule',
  tenant: 'company_id',
  label: '{name}',
  revision: {
    of: [
      'name',
      'is_active',
      'node_id',
      'trigger',
      'conditions',
      'score_at_most',
      'priority',
      'locale',
      'with_text',
      'tag_id',
      'after_hours',
      'silent_days',
      'notify_user_ids',
      'notifies_responsible',
      'webhook_id',
      'assignee_id',
      'raised_priority',
      'added_tag_id',
      'escalate_after_hours',
      'escalate_user_ids',
    ],
    problem: 'row_changed',
  },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'node', onDelete: 'cascade' },
    trigger: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'answer',
      enum: ['answer', 'unhandled', 'silence'],
    },
    conditions: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    score_at_most: {
      kind: 'integer',
      type: 'integer',
      column: 'smallint',
      nullable: true,
      requiredWhen: { field: 'conditions', is: 'score_at_most' },
    },
    priority: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: true,
      enum: ['low', 'normal', 'high'],
      requiredWhen: { field: 'conditions', is: 'priority' },
    },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
      requiredWhen: { field: 'conditions', is: 'locale' },
    },
    with_text: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      requiredWhen: { field: 'conditions', is: 'with_text' },
    },
    tag_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'company_tag',
      onDelete: 'cascade',
      requiredWhen: { field: 'conditions', is: 'tag_id' },
    },
    after_hours: {
      kind: 'integer',
      type: 'integer',
      column: 'smallint',
      nullable: true,
      requiredWhen: { field: 'trigger', is: 'unhandled' },
    },
    silent_days: {
      kind: 'integer',
      type: 'integer',
      column: 'smallint',
      nullable: true,
      requiredWhen: { field: 'trigger', is: 'silence' },
    },
    notify_user_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      ref: 'customer_user',
    },
    notifies_responsible: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    webhook_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'webhook',
      onDelete: 'set null',
    },
    assignee_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    raised_priority: { kind: 'enum', type: 'string', column: 'text', nullable: true, enum: ['normal', 'high'] },
    added_tag_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'company_tag',
      onDelete: 'set null',
    },
    escalate_after_hours: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    escalate_user_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      ref: 'customer_user',
    },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    off_because: { kind: 'enum', type: 'string', column: 'text', nullable: true, readOnly: true, enum: ['incomplete'] },
    maker_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    match_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'match_count' },
    last_matched_at: { kind: 'date_time', type: 'string', nullable: true, readOnly: true, computed: 'last_matched_at' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['is_active', 'trigger', 'node_id'],
    sortable: ['name', 'is_active', 'created_at'],
    sort: ['created_at', 'asc'],
    search: ['name'],
    groups: ['is_active', 'trigger', 'node_id'],
  },
  exported: {
    route: 'feedbackrules',
    columns: [
      'name',
      'trigger',
      'after_hours',
      'silent_days',
      'node_id',
      'score_at_most',
      'priority',
      'locale',
      'with_text',
      'tag_id',
      'raised_priority',
      'assignee_id',
      'added_tag_id',
      'notifies_responsible',
      'notify_user_ids',
      'webhook_id',
      'escalate_after_hours',
      'escalate_user_ids',
      'match_count',
      'last_matched_at',
      'is_active',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        node_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        trigger: { type: 'string', enum: ['answer', 'unhandled', 'silence'] },
        conditions: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'string',
            enum: ['score_at_most', 'priority', 'locale', 'with_text', 'tag_id'],
            maxLength: 20,
          },
        },
        score_at_most: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
        priority: { type: ['string', 'null'], enum: ['low', 'normal', 'high', null] },
        locale: { type: ['string', 'null'], enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', null] },
        with_text: { type: 'boolean' },
        tag_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        after_hours: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
        silent_days: { type: ['integer', 'null'], minimum: 1, maximum: 90 },
        notify_user_ids: {
          type: 'array',
          maxItems: 20,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        notifies_responsible: { type: 'boolean' },
        webhook_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        raised_priority: { type: ['string', 'null'], enum: ['normal', 'high', null] },
        added_tag_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        escalate_after_hours: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
        escalate_user_ids: {
          type: 'array',
          maxItems: 20,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        is_active: { type: 'boolean' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        node_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        trigger: { type: 'string', enum: ['answer', 'unhandled', 'silence'] },
        conditions: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'string',
            enum: ['score_at_most', 'priority', 'locale', 'with_text', 'tag_id'],
            maxLength: 20,
          },
        },
        score_at_most: { type: ['integer', 'null'], minimum: 0, maximum: 100 },
        priority: { type: ['string', 'null'], enum: ['low', 'normal', 'high', null] },
        locale: { type: ['string', 'null'], enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', null] },
        with_text: { type: 'boolean' },
        tag_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        after_hours: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
        silent_days: { type: ['integer', 'null'], minimum: 1, maximum: 90 },
        notify_user_ids: {
          type: 'array',
          maxItems: 20,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        notifies_responsible: { type: 'boolean' },
        webhook_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        assignee_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        raised_priority: { type: ['string', 'null'], enum: ['normal', 'high', null] },
        added_tag_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        escalate_after_hours: { type: ['integer', 'null'], minimum: 1, maximum: 500 },
        escalate_user_ids: {
          type: 'array',
          maxItems: 20,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        is_active: { type: 'boolean' },
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
        node_id: { type: ['integer', 'null'] },
        trigger: { type: 'string', enum: ['answer', 'unhandled', 'silence'] },
        conditions: {
          type: 'array',
          items: { type: 'string', enum: ['score_at_most', 'priority', 'locale', 'with_text', 'tag_id'] },
        },
        score_at_most: { type: ['integer', 'null'] },
        priority: { type: ['string', 'null'], enum: ['low', 'normal', 'high', null] },
        locale: { type: ['string', 'null'], enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko', null] },
        with_text: { type: 'boolean' },
        tag_id: { type: ['integer', 'null'] },
        after_hours: { type: ['integer', 'null'] },
        silent_days: { type: ['integer', 'null'] },
        notify_user_ids: { type: 'array', items: { type: 'integer' } },
        notifies_responsible: { type: 'boolean' },
        webhook_id: { type: ['integer', 'null'] },
        assignee_id: { type: ['integer', 'null'] },
        raised_priority: { type: ['string', 'null'], enum: ['normal', 'high', null] },
        added_tag_id: { type: ['integer', 'null'] },
        escalate_after_hours: { type: ['integer', 'null'] },
        escalate_user_ids: { type: 'array', items: { type: 'integer' } },
        is_active: { type: 'boolean' },
        off_because: { type: ['string', 'null'], enum: ['incomplete', null] },
        match_count: { type: 'integer' },
        last_matched_at: { type: ['string', 'null'], format: 'date-time' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'name',
        'node_id',
        'trigger',
        'conditions',
        'score_at_most',
        'priority',
        'locale',
        'with_text',
        'tag_id',
        'after_hours',
        'silent_days',
        'notify_user_ids',
        'notifies_responsible',
        'webhook_id',
        'assignee_id',
        'raised_priority',
        'added_tag_id',
        'escalate_after_hours',
        'escalate_user_ids',
        'is_active',
        'off_because',
        'match_count',
        'last_matched_at',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
