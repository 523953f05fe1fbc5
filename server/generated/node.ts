// Generated from schemas/organization/node.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeRow {
  id: number;
  organization_id: number;
  parent_id: number | null;
  name: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type: string;
  color: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused: boolean;
  /** The ids from the top down to this unit: /1/57/301/. */
  path: string;
  deleted_at: string | null;
  qr_read_count: number;
  total_feedback_count: number;
  open_feedback_count: number;
  subtree_qr_read_count: number;
  subtree_total_feedback_count: number;
  subtree_open_feedback_count: number;
  child_count: number;
  /** At all levels. */
  subtree_unit_count: number;
  /** One of the newest units beyond what the plan allows: it can be read and deleted, not changed. */
  is_over_limit: boolean;
  /** The caller sees no unit above it. */
  is_top: boolean;
  /** What the caller may do here, by module and right. */
  rights: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeCreate {
  organization_id: number;
  parent_id?: number | null;
  name: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type?: string;
  color?: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id?: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused?: boolean;
  /** Several at once are numbered: Table 1, Table 2 and so on. */
  count?: number;
}

export interface NodePatch {
  name?: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type?: string;
  color?: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id?: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface NodeCheckMoveInput {
  /** The unit below which it would move; without it, to the top of its organization. */
  target_id?: number;
}

export interface NodeCheckMoveOutput {
  /** Of the target; null for the top. */
  id: number | null;
  name: string | null;
  /** From the top down to the target, as far as the caller sees it. */
  path: {
    id: number;
    name: string;
  }[];
  organization_id: number;
  /** Units that would move: this one and all below it. */
  unit_count: number;
}

export interface NodeMoveInput {
  /** Null moves it to the top of its organization, which only an administrator may. */
  target_id: number | null;
}

export interface NodeMoveOutput {
  /** Units that moved. */
  moved: number;
}

export interface NodeCheckDeleteInput {
}

export interface NodeCheckDeleteOutput {
  /** This unit and all below it. */
  unit_count: number;
  /** QR codes that would lead elsewhere. */
  code_count: number;
  open_feedback_count: number;
  /** Where visitors of those codes would come: to the nearest unit above that is in service, or, where none is left or none has anything to show, to the company's contact page. */
  codes_lead_to: {
    kind: "unit" | "contact";
    /** Null for the contact page, and for a unit that the caller does not see. */
    id: number | null;
    name: string | null;
  };
}

export interface NodeRestoreInput {
}

export interface NodeRestoreOutput {
  /** Units that are back; 0 for a unit that was not deleted. */
  restored: number;
}

export interface NodeDeletedInput {
  organization_id?: number;
}

export interface NodeDeletedOutput {
  results: {
    id: number;
    name: string;
    deleted_at: string;
    /** Units that would come back. */
    unit_count: number;
    /** Of the unit above; null at the top, or where the caller does not see it. */
    parent_name: string | null;
  }[];
}

export interface NodeStartOwnDesignInput {
  /** A survey and a link list need the right to edit the unit, a QR code that to edit codes. */
  kind: "survey" | "qr_code" | "link_list";
}

export interface NodeStartOwnDesignOutput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}

export interface NodeOpeningHoursInput {
}

export interface NodeOpeningHoursOutput {
  /** Empty where the unit has none of its own. */
  own: ({
    id: number;
    /** To be said by who changes them, so that nobody else's change is overwritten. */
    revision: number;
    /** The unit that has them; null for the company, and for a unit that the caller does not see. */
    node_id: number | null;
    node_name: string | null;
    time_zone: string;
    monday: string[];
    tuesday: string[];
    wednesday: string[];
    thursday: string[];
    friday: string[];
    saturday: string[];
    sunday: string[];
    closed_days: string[];
  } | null);
  /** Of the nearest unit above that has some, else of the company; empty where a unit without its own is always open. */
  inherited: ({
    id: number;
    /** To be said by who changes them, so that nobody else's change is overwritten. */
    revision: number;
    /** The unit that has them; null for the company, and for a unit that the caller does not see. */
    node_id: number | null;
    node_name: string | null;
    time_zone: string;
    monday: string[];
    tuesday: string[];
    wednesday: string[];
    thursday: string[];
    friday: string[];
    saturday: string[];
    sunday: string[];
    closed_days: string[];
  } | null);
}

export interface NodeReadCountsInput {
  /** The first day, in UTC; 30 days up to the last where it is not given. */
  from?: string;
  /** The last day, in UTC; today where it is not given. */
  to?: string;
}

export interface NodeReadCountsOutput {
  from: string;
  to: string;
  reads: number;
  /** Of as many days, up to the day before. */
  previous_reads: number;
  /** Those with reads, in their order. */
  days: {
    day: string;
    reads: number;
  }[];
  /** The most first, as all that follows. */
  channels: {
    value: string;
    reads: number;
  }[];
  device_classes: {
    value: string;
    reads: number;
  }[];
  locales: {
    value: string;
    reads: number;
  }[];
  codes: {
    id: number;
    code: string;
    reads: number;
  }[];
}

export interface NodeSetupSurveyInput {
}

export interface NodeSetupSurveyOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** The published survey that visitors of the unit are asked. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company. */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
}

export interface NodeSetupQrcodeInput {
}

export interface NodeSetupQrcodeOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** Empty where the plain code is shown. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company. */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
}

export interface NodeSetupLinklistInput {
}

export interface NodeSetupLinklistOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** Empty where the unit shows no links. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, or a unit above (unnamed where the caller may not see it). */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
}

export const node: EntityDescriptor = {
  id: 'node',
  title: 'Unit',
  path: 'companyorganizationnodes',
  table: 'node',
  tenant: 'company_id',
  label: '{name} #{id}',
  revision: { of: ['name', 'type', 'color', 'external_id', 'is_paused'], problem: 'row_changed' },
  limit: { plan: 'qr_code_count', name: 'units', freezes: true },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    organization_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'organization',
      keeps: true,
    },
    parent_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'node', keeps: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    type: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '' },
    color: { kind: 'color', type: 'string', column: 'text', nullable: false, default: '#0B6E6E' },
    external_id: { kind: 'text', type: 'string', column: 'text', nullable: true, folded: true },
    is_paused: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    count: { kind: 'integer', type: 'integer', nullable: false, writeOnly: true, transient: true },
    path: { kind: 'long_text', type: 'string', column: 'text collate "C"', nullable: false, readOnly: true },
    deleted_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    qr_read_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'qr_read_count' },
    total_feedback_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'total_feedback_count',
    },
    open_feedback_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'open_feedback_count',
    },
    subtree_qr_read_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'subtree_qr_read_count',
    },
    subtree_total_feedback_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'subtree_total_feedback_count',
    },
    subtree_open_feedback_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'subtree_open_feedback_count',
    },
    child_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'child_count' },
    subtree_unit_count: {
      kind: 'integer',
      type: 'integer',
      nullable: false,
      readOnly: true,
      computed: 'subtree_unit_count',
    },
    is_over_limit: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_over_limit' },
    is_top: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_top' },
    rights: { kind: 'string_list', type: 'array', nullable: false, readOnly: true, computed: 'rights' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['organization_id', 'parent_id', 'is_top', 'type', 'is_paused'],
    sortable: [
      'name',
      'type',
      'organization_id',
      'parent_id',
      'qr_read_count',
      'total_feedback_count',
      'open_feedback_count',
      'created_at',
    ],
    sort: ['name', 'asc'],
    search: ['name', 'external_id'],
    groups: ['organization_id', 'parent_id', 'is_paused'],
  },
  exported: {
    route: 'units',
    columns: [
      'name',
      'type',
      'organization_id',
      'parent_id',
      'qr_read_count',
      'total_feedback_count',
      'open_feedback_count',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        organization_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        parent_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        name: { type: 'string', minLength: 1, maxLength: 200 },
        type: { type: 'string', maxLength: 60 },
        color: { type: 'string', maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
        external_id: { type: ['string', 'null'], maxLength: 120 },
        is_paused: { type: 'boolean' },
        count: { type: 'integer', minimum: 1, maximum: 500 },
      },
      required: ['organization_id', 'name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        type: { type: 'string', maxLength: 60 },
        color: { type: 'string', maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
        external_id: { type: ['string', 'null'], maxLength: 120 },
        is_paused: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        organization_id: { type: 'integer' },
        parent_id: { type: ['integer', 'null'] },
        name: { type: 'string' },
        type: { type: 'string' },
        color: { type: 'string' },
        external_id: { type: ['string', 'null'] },
        is_paused: { type: 'boolean' },
        path: { type: 'string' },
        deleted_at: { type: ['string', 'null'], format: 'date-time' },
        qr_read_count: { type: 'integer' },
        total_feedback_count: { type: 'integer' },
        open_feedback_count: { type: 'integer' },
        subtree_qr_read_count: { type: 'integer' },
        subtree_total_feedback_count: { type: 'integer' },
        subtree_open_feedback_count: { type: 'integer' },
        child_count: { type: 'integer' },
        subtree_unit_count: { type: 'integer' },
        is_over_limit: { type: 'boolean' },
        is_top: { type: 'boolean' },
        rights: { type: 'array', items: { type: 'string' } },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'organization_id',
        'parent_id',
        'name',
        'type',
        'color',
        'external_id',
        'is_paused',
        'path',
        'deleted_at',
        'qr_read_count',
        'total_feedback_count',
        'open_feedback_count',
        'subtree_qr_read_count',
        'subtree_total_feedback_count',
        'subtree_open_feedback_count',
        'child_count',
        'subtree_unit_count',
        'is_over_limit',
        'is_top',
        'rights',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    check_move: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/check_move',
      description: 'Where a unit would move to, and how many units with it; refused as the move itself would be.',
      input: {
        type: 'object',
        properties: {
          target_id: {
            type: 'integer',
            minimum: 1,
            maximum: 9007199254740991,
            description: 'The unit below which it would move; without it, to the top of its organization.',
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: {
            type: ['integer', 'null'],
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of the target; null for the top.',
          },
          name: { type: ['string', 'null'], maxLength: 200 },
          path: {
            type: 'array',
            maxItems: 50,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
              },
              required: ['id', 'name'],
              additionalProperties: false,
            },
            description: 'From the top down to the target, as far as the caller sees it.',
          },
          organization_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          unit_count: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Units that would move: this one and all below it.',
          },
        },
        required: ['id', 'name', 'path', 'organization_id', 'unit_count'],
        additionalProperties: false,
      },
    },
    move: {
      on: 'member',
      method: 'POST',
      path: 'companyorganizationnodes/{id}/move',
      description: 'Moves a unit with all below it beneath another unit of its organization.',
      input: {
        type: 'object',
        properties: {
          target_id: {
            type: ['integer', 'null'],
            minimum: 1,
            maximum: 9007199254740991,
            description: 'Null moves it to the top of its organization, which only an administrator may.',
          },
        },
        required: ['target_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          moved: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Units that moved.',
          },
        },
        required: ['moved'],
        additionalProperties: false,
      },
    },
    check_delete: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/check_delete',
      description: 'What the deletion of a unit takes along.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          unit_count: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'This unit and all below it.',
          },
          code_count: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'QR codes that would lead elsewhere.',
          },
          open_feedback_count: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          codes_lead_to: {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: ['unit', 'contact'] },
              id: {
                type: ['integer', 'null'],
                minimum: -9007199254740991,
                maximum: 9007199254740991,
                description: 'Null for the contact page, and for a unit that the caller does not see.',
              },
              name: { type: ['string', 'null'], maxLength: 200 },
            },
            required: ['kind', 'id', 'name'],
            additionalProperties: false,
            description: "Where visitors of those codes would come: to the nearest unit above that is in service, or, where none is left or none has anything to show, to the company's contact page.",
          },
        },
        required: ['unit_count', 'code_count', 'open_feedback_count', 'codes_lead_to'],
        additionalProperties: false,
      },
    },
    restore: {
      on: 'member',
      method: 'POST',
      path: 'companyorganizationnodes/{id}/restore',
      description: 'Brings back a deleted unit with exactly what its deletion took along.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          restored: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Units that are back; 0 for a unit that was not deleted.',
          },
        },
        required: ['restored'],
        additionalProperties: false,
      },
    },
    deleted: {
      on: 'collection',
      method: 'GET',
      path: 'companyorganizationnodes/deleted',
      description: 'Deletions that can be undone, newest first.',
      input: {
        type: 'object',
        properties: { organization_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
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
                name: { type: 'string', maxLength: 200 },
                deleted_at: { type: 'string', format: 'date-time' },
                unit_count: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Units that would come back.',
                },
                parent_name: {
                  type: ['string', 'null'],
                  maxLength: 200,
                  description: 'Of the unit above; null at the top, or where the caller does not see it.',
                },
              },
              required: ['id', 'name', 'deleted_at', 'unit_count', 'parent_name'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
    start_own_design: {
      on: 'member',
      method: 'POST',
      path: 'companyorganizationnodes/{id}/start_own_design',
      description: 'Gives a unit a design of its own: a copy of what it shows now.',
      input: {
        type: 'object',
        properties: {
          kind: {
            type: 'string',
            enum: ['survey', 'qr_code', 'link_list'],
            description: 'A survey and a link list need the right to edit the unit, a QR code that to edit codes.',
          },
        },
        required: ['kind'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          node_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        },
        required: ['node_id', 'kind'],
        additionalProperties: false,
      },
    },
    opening_hours: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/opening_hours',
      description: 'The opening hours of a unit: its own, and those that it has from above without any.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          own: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              revision: {
                type: 'integer',
                minimum: -9007199254740991,
                maximum: 9007199254740991,
                description: "To be said by who changes them, so that nobody else's change is overwritten.",
              },
              node_id: {
                type: ['integer', 'null'],
                minimum: -9007199254740991,
                maximum: 9007199254740991,
                description: 'The unit that has them; null for the company, and for a unit that the caller does not see.',
              },
              node_name: { type: ['string', 'null'], maxLength: 200 },
              time_zone: { type: 'string', maxLength: 60 },
              monday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              tuesday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              wednesday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              thursday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              friday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              saturday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              sunday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              closed_days: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 10 } },
            },
            required: [
              'id',
              'revision',
              'node_id',
              'node_name',
              'time_zone',
              'monday',
              'tuesday',
              'wednesday',
              'thursday',
              'friday',
              'saturday',
              'sunday',
              'closed_days',
            ],
            additionalProperties: false,
            description: 'Empty where the unit has none of its own.',
          },
          inherited: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              revision: {
                type: 'integer',
                minimum: -9007199254740991,
                maximum: 9007199254740991,
                description: "To be said by who changes them, so that nobody else's change is overwritten.",
              },
              node_id: {
                type: ['integer', 'null'],
                minimum: -9007199254740991,
                maximum: 9007199254740991,
                description: 'The unit that has them; null for the company, and for a unit that the caller does not see.',
              },
              node_name: { type: ['string', 'null'], maxLength: 200 },
              time_zone: { type: 'string', maxLength: 60 },
              monday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              tuesday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              wednesday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              thursday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              friday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              saturday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              sunday: { type: 'array', maxItems: 4, items: { type: 'string', maxLength: 11 } },
              closed_days: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 10 } },
            },
            required: [
              'id',
              'revision',
              'node_id',
              'node_name',
              'time_zone',
              'monday',
              'tuesday',
              'wednesday',
              'thursday',
              'friday',
              'saturday',
              'sunday',
              'closed_days',
            ],
            additionalProperties: false,
            description: 'Of the nearest unit above that has some, else of the company; empty where a unit without its own is always open.',
          },
        },
        required: ['own', 'inherited'],
        additionalProperties: false,
      },
    },
    read_counts: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/read_counts',
      description: 'How often the codes of a unit were read in a period, by day, channel, kind of device, language and code. Bots are not counted.',
      input: {
        type: 'object',
        properties: {
          from: {
            type: 'string',
            format: 'date',
            maxLength: 10,
            description: 'The first day, in UTC; 30 days up to the last where it is not given.',
          },
          to: {
            type: 'string',
            format: 'date',
            maxLength: 10,
            description: 'The last day, in UTC; today where it is not given.',
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          from: { type: 'string', format: 'date' },
          to: { type: 'string', format: 'date' },
          reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          previous_reads: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of as many days, up to the day before.',
          },
          days: {
            type: 'array',
            maxItems: 4000,
            items: {
              type: 'object',
              properties: {
                day: { type: 'string', format: 'date' },
                reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['day', 'reads'],
              additionalProperties: false,
            },
            description: 'Those with reads, in their order.',
          },
          channels: {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              properties: {
                value: { type: 'string', maxLength: 20 },
                reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['value', 'reads'],
              additionalProperties: false,
            },
            description: 'The most first, as all that follows.',
          },
          device_classes: {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              properties: {
                value: { type: 'string', maxLength: 20 },
                reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['value', 'reads'],
              additionalProperties: false,
            },
          },
          locales: {
            type: 'array',
            maxItems: 20,
            items: {
              type: 'object',
              properties: {
                value: { type: 'string', maxLength: 20 },
                reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['value', 'reads'],
              additionalProperties: false,
            },
          },
          codes: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                code: { type: 'string', maxLength: 9 },
                reads: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              },
              required: ['id', 'code', 'reads'],
              additionalProperties: false,
            },
          },
        },
        required: ['from', 'to', 'reads', 'previous_reads', 'days', 'channels', 'device_classes', 'locales', 'codes'],
        additionalProperties: false,
      },
    },
    setup_survey: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/setup_survey',
      description: 'Which survey a unit shows and why, and the groups that it could join.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          state: { type: 'string', enum: ['custom', 'group', 'inherited', 'not_designed'] },
          design: {
            type: ['object', 'null'],
            description: 'The published survey that visitors of the unit are asked.',
          },
          source: {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: ['own', 'group', 'unit', 'default'] },
              id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: ['string', 'null'], maxLength: 200 },
            },
            required: ['kind', 'id', 'name'],
            additionalProperties: false,
            description: 'Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company.',
          },
          group: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
            },
            required: ['id', 'name'],
            additionalProperties: false,
            description: "The unit's own group of this kind.",
          },
          groups: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                has_design: { type: 'boolean' },
              },
              required: ['id', 'name', 'has_design'],
              additionalProperties: false,
            },
            description: 'Groups that the unit could be in.',
          },
        },
        required: ['state', 'design', 'source', 'group', 'groups'],
        additionalProperties: false,
      },
    },
    setup_qrcode: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/setup_qrcode',
      description: 'Which QR code design a unit shows and why, and the groups that it could join.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          state: { type: 'string', enum: ['custom', 'group', 'inherited', 'not_designed'] },
          design: { type: ['object', 'null'], description: 'Empty where the plain code is shown.' },
          source: {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: ['own', 'group', 'unit', 'default'] },
              id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: ['string', 'null'], maxLength: 200 },
            },
            required: ['kind', 'id', 'name'],
            additionalProperties: false,
            description: 'Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company.',
          },
          group: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
            },
            required: ['id', 'name'],
            additionalProperties: false,
            description: "The unit's own group of this kind.",
          },
          groups: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                has_design: { type: 'boolean' },
              },
              required: ['id', 'name', 'has_design'],
              additionalProperties: false,
            },
            description: 'Groups that the unit could be in.',
          },
        },
        required: ['state', 'design', 'source', 'group', 'groups'],
        additionalProperties: false,
      },
    },
    setup_linklist: {
      on: 'member',
      method: 'GET',
      path: 'companyorganizationnodes/{id}/setup_linklist',
      description: 'Which page of links a unit shows and why, and the groups that it could join.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          state: { type: 'string', enum: ['custom', 'group', 'inherited', 'not_designed'] },
          design: { type: ['object', 'null'], description: 'Empty where the unit shows no links.' },
          source: {
            type: 'object',
            properties: {
              kind: { type: 'string', enum: ['own', 'group', 'unit', 'default'] },
              id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: ['string', 'null'], maxLength: 200 },
            },
            required: ['kind', 'id', 'name'],
            additionalProperties: false,
            description: 'Whom the design is from: the unit, its group, or a unit above (unnamed where the caller may not see it).',
          },
          group: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
            },
            required: ['id', 'name'],
            additionalProperties: false,
            description: "The unit's own group of this kind.",
          },
          groups: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', maxLength: 200 },
                has_design: { type: 'boolean' },
              },
              required: ['id', 'name', 'has_design'],
              additionalProperties: false,
            },
            description: 'Groups that the unit could be in.',
          },
        },
        required: ['state', 'design', 'source', 'group', 'groups'],
        additionalProperties: false,
      },
    },
  },
};
