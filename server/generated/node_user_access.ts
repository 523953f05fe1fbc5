// Generated from schemas/organization/node_user_access.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeUserAccessRow {
  id: number;
  user_id: number;
  node_id: number;
  user_read: boolean;
  user_edit: boolean;
  user_create: boolean;
  user_delete: boolean;
  node_read: boolean;
  node_edit: boolean;
  node_create: boolean;
  node_delete: boolean;
  qr_read: boolean;
  qr_edit: boolean;
  qr_create: boolean;
  qr_delete: boolean;
  feedback_read: boolean;
  feedback_edit: boolean;
  feedback_create: boolean;
  feedback_delete: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeUserAccessCreate {
  user_id: number;
  node_id: number;
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export interface NodeUserAccessPatch {
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export interface NodeUserAccessCheckCompanyUserInput {
  email: string;
}

export interface NodeUserAccessCheckCompanyUserOutput {
  id: number;
  full_name: string;
  /** Null where the caller is shown the user's name alone. */
  email: string | null;
  is_admin: boolean;
  state: "active" | "invited" | "disabled";
}

export interface NodeUserAccessGetUserNodeAccessListInput {
  user_id: number;
}

export interface NodeUserAccessGetUserNodeAccessListOutput {
  results: {
    id: number;
    node_id: number;
    node_name: string;
    /** The units from the top down to this one, as far as the caller sees them. */
    path: {
      id: number;
      name: string;
    }[];
    /** What the caller may do with the grant. */
    permitted: ("patch" | "delete")[];
    user_read: boolean;
    user_edit: boolean;
    user_create: boolean;
    user_delete: boolean;
    node_read: boolean;
    node_edit: boolean;
    node_create: boolean;
    node_delete: boolean;
    qr_read: boolean;
    qr_edit: boolean;
    qr_create: boolean;
    qr_delete: boolean;
    feedback_read: boolean;
    feedback_edit: boolean;
    feedback_create: boolean;
    feedback_delete: boolean;
  }[];
}

export interface NodeUserAccessUnitAccessInput {
  node_id: number;
}

export interface NodeUserAccessUnitAccessOutput {
  /** More than the results where there are more than fit. */
  total: number;
  results: {
    /** Null, like the unit, for a grant of a unit that the caller does not see. */
    id: number | null;
    user: {
      id: number;
      full_name: string;
      /** Null where the caller is shown the user's name alone. */
      email: string | null;
      is_admin: boolean;
      state: "active" | "invited" | "disabled";
    };
    node_id: number | null;
    node_name: string | null;
    /** Given at a unit above. */
    inherited: boolean;
    /** What the caller may do with the grant. */
    permitted: ("patch" | "delete")[];
    user_read: boolean;
    user_edit: boolean;
    user_create: boolean;
    user_delete: boolean;
    node_read: boolean;
    node_edit: boolean;
    node_create: boolean;
    node_delete: boolean;
    qr_read: boolean;
    qr_edit: boolean;
    qr_create: boolean;
    qr_delete: boolean;
    feedback_read: boolean;
    feedback_edit: boolean;
    feedback_create: boolean;
    feedback_delete: boolean;
  }[];
}

export interface NodeUserAccessExplainInput {
  user_id: number;
  node_id: number;
}

export interface NodeUserAccessExplainOutput {
  user: {
    id: number;
    full_name: string;
    /** Null where the caller is shown the user's name alone. */
    email: string | null;
    is_admin: boolean;
    state: "active" | "invited" | "disabled";
  };
  node: {
    id: number;
    name: string;
    /** The units from the top down to this one, as far as the caller sees them. */
    path: {
      id: number;
      name: string;
    }[];
  };
  /** An administrator holds every right and needs no grant. */
  is_admin: boolean;
  rights: {
    module: "user" | "node" | "qr" | "feedback";
    right: "read" | "edit" | "create" | "delete";
    granted: boolean;
    by: {
      /** Null, like the unit, where the caller does not see it. */
      access_id: number | null;
      node_id: number | null;
      node_name: string | null;
      /** What the grant says: any right implies read. */
      right: "read" | "edit" | "create" | "delete";
    }[];
  }[];
}

export const nodeUserAccess: EntityDescriptor = {
  id: 'node_user_access',
  title: 'User access',
  path: 'nodeuseraccess',
  table: 'node_user_access',
  tenant: 'company_id',
  label: 'Access #{id}',
  events: {
    entity: 'node_user_access',
    on: ['created', 'changed', 'deleted'],
    states: {},
    versions: [
      {
        version: 1,
        fields: [
          'id',
          'user_id',
          'node_id',
          'user_read',
          'user_edit',
          'user_create',
          'user_delete',
          'node_read',
          'node_edit',
          'node_create',
          'node_delete',
          'qr_read',
          'qr_edit',
          'qr_create',
          'qr_delete',
          'feedback_read',
          'feedback_edit',
          'feedback_create',
          'feedback_delete',
          'created_at',
          'updated_at',
        ],
      },
    ],
  },
  whileReadOnly: ['check_company_user', 'get_user_node_access_list'],
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      onDelete: 'cascade',
    },
    user_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    user_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    user_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    user_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    node_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    node_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    node_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    node_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    qr_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    qr_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    qr_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    qr_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    feedback_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    feedback_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    feedback_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    feedback_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['user_id', 'node_id'],
    sortable: ['user_id', 'node_id', 'user_read', 'node_read', 'qr_read', 'feedback_read', 'created_at'],
    sort: ['node_id', 'asc'],
    search: [],
    groups: ['user_id', 'node_id'],
  },
  exported: {
    route: 'access-control',
    columns: ['user_id', 'node_id', 'user_read', 'node_read', 'qr_read', 'feedback_read'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        user_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
      },
      required: ['user_id', 'node_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        node_id: { type: 'integer' },
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'user_id',
        'node_id',
        'user_read',
        'user_edit',
        'user_create',
        'user_delete',
        'node_read',
        'node_edit',
        'node_create',
        'node_delete',
        'qr_read',
        'qr_edit',
        'qr_create',
        'qr_delete',
        'feedback_read',
        'feedback_edit',
        'feedback_create',
        'feedback_delete',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    check_company_user: {
      on: 'collection',
      method: 'POST',
      path: 'nodeuseraccess/check_company_user',
      description: "Finds a colleague by e-mail, before rights are given. Another company's account looks like none.",
      input: {
        type: 'object',
        properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
        required: ['email'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          full_name: { type: 'string', maxLength: 200 },
          email: {
            type: ['string', 'null'],
            maxLength: 254,
            description: "Null where the caller is shown the user's name alone.",
          },
          is_admin: { type: 'boolean' },
          state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
        },
        required: ['id', 'full_name', 'email', 'is_admin', 'state'],
        additionalProperties: false,
      },
    },
    get_user_node_access_list: {
      on: 'collection',
      method: 'POST',
      path: 'nodeuseraccess/get_user_node_access_list',
      description: 'The grants of a user, each with its unit and the way down to it.',
      input: {
        type: 'object',
        properties: { user_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
        required: ['user_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                node_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                node_name: { type: 'string', maxLength: 200 },
                path: {
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
                  description: 'The units from the top down to this one, as far as the caller sees them.',
                },
                permitted: {
                  type: 'array',
                  maxItems: 2,
                  items: { type: 'string', enum: ['patch', 'delete'] },
                  description: 'What the caller may do with the grant.',
                },
                user_read: { type: 'boolean' },
                user_edit: { type: 'boolean' },
                user_create: { type: 'boolean' },
                user_delete: { type: 'boolean' },
                node_read: { type: 'boolean' },
                node_edit: { type: 'boolean' },
                node_create: { type: 'boolean' },
                node_delete: { type: 'boolean' },
                qr_read: { type: 'boolean' },
                qr_edit: { type: 'boolean' },
                qr_create: { type: 'boolean' },
                qr_delete: { type: 'boolean' },
                feedback_read: { type: 'boolean' },
                feedback_edit: { type: 'boolean' },
                feedback_create: { type: 'boolean' },
                feedback_delete: { type: 'boolean' },
              },
              required: [
                'id',
                'node_id',
                'node_name',
                'path',
                'permitted',
                'user_read',
                'user_edit',
                'user_create',
                'user_delete',
                'node_read',
                'node_edit',
                'node_create',
                'node_delete',
                'qr_read',
                'qr_edit',
                'qr_create',
                'qr_delete',
                'feedback_read',
                'feedback_edit',
                'feedback_create',
                'feedback_delete',
              ],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
    unit_access: {
      on: 'collection',
      method: 'GET',
      path: 'nodeuseraccess/unit_access',
      description: 'Who has rights at a unit: by a grant of its own or by one of a unit above.',
      input: {
        type: 'object',
        properties: { node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
        required: ['node_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          total: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'More than the results where there are more than fit.',
          },
          results: {
            type: 'array',
            maxItems: 500,
            items: {
              type: 'object',
              properties: {
                id: {
                  type: ['integer', 'null'],
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Null, like the unit, for a grant of a unit that the caller does not see.',
                },
                user: {
                  type: 'object',
                  properties: {
                    id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                    full_name: { type: 'string', maxLength: 200 },
                    email: {
                      type: ['string', 'null'],
                      maxLength: 254,
                      description: "Null where the caller is shown the user's name alone.",
                    },
                    is_admin: { type: 'boolean' },
                    state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
                  },
                  required: ['id', 'full_name', 'email', 'is_admin', 'state'],
                  additionalProperties: false,
                },
                node_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                node_name: { type: ['string', 'null'], maxLength: 200 },
                inherited: { type: 'boolean', description: 'Given at a unit above.' },
                permitted: {
                  type: 'array',
                  maxItems: 2,
                  items: { type: 'string', enum: ['patch', 'delete'] },
                  description: 'What the caller may do with the grant.',
                },
                user_read: { type: 'boolean' },
                user_edit: { type: 'boolean' },
                user_create: { type: 'boolean' },
                user_delete: { type: 'boolean' },
                node_read: { type: 'boolean' },
                node_edit: { type: 'boolean' },
                node_create: { type: 'boolean' },
                node_delete: { type: 'boolean' },
                qr_read: { type: 'boolean' },
                qr_edit: { type: 'boolean' },
                qr_create: { type: 'boolean' },
                qr_delete: { type: 'boolean' },
                feedback_read: { type: 'boolean' },
                feedback_edit: { type: 'boolean' },
                feedback_create: { type: 'boolean' },
                feedback_delete: { type: 'boolean' },
              },
              required: [
                'id',
                'user',
                'node_id',
                'node_name',
                'inherited',
                'permitted',
                'user_read',
                'user_edit',
                'user_create',
                'user_delete',
                'node_read',
                'node_edit',
                'node_create',
                'node_delete',
                'qr_read',
                'qr_edit',
                'qr_create',
                'qr_delete',
                'feedback_read',
                'feedback_edit',
                'feedback_create',
                'feedback_delete',
              ],
              additionalProperties: false,
            },
          },
        },
        required: ['results', 'total'],
        additionalProperties: false,
      },
    },
    explain: {
      on: 'collection',
      method: 'GET',
      path: 'nodeuseraccess/explain',
      description: 'What a user may do at a unit, and which grant of which unit gives each right.',
      input: {
        type: 'object',
        properties: {
          user_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
          node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
        required: ['user_id', 'node_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          user: {
            type: 'object',
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              full_name: { type: 'string', maxLength: 200 },
              email: {
                type: ['string', 'null'],
                maxLength: 254,
                description: "Null where the caller is shown the user's name alone.",
              },
              is_admin: { type: 'boolean' },
              state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
            },
            required: ['id', 'full_name', 'email', 'is_admin', 'state'],
            additionalProperties: false,
          },
          node: {
            type: 'object',
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
              path: {
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
                description: 'The units from the top down to this one, as far as the caller sees them.',
              },
            },
            required: ['id', 'name', 'path'],
            additionalProperties: false,
          },
          is_admin: { type: 'boolean', description: 'An administrator holds every right and needs no grant.' },
          rights: {
            type: 'array',
            maxItems: 16,
            items: {
              type: 'object',
              properties: {
                module: { type: 'string', enum: ['user', 'node', 'qr', 'feedback'] },
                right: { type: 'string', enum: ['read', 'edit', 'create', 'delete'] },
                granted: { type: 'boolean' },
                by: {
                  type: 'array',
                  maxItems: 400,
                  items: {
                    type: 'object',
                    properties: {
                      access_id: {
                        type: ['integer', 'null'],
                        minimum: -9007199254740991,
                        maximum: 9007199254740991,
                        description: 'Null, like the unit, where the caller does not see it.',
                      },
                      node_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                      node_name: { type: ['string', 'null'], maxLength: 200 },
                      right: {
                        type: 'string',
                        enum: ['read', 'edit', 'create', 'delete'],
                        description: 'What the grant says: any right implies read.',
                      },
                    },
                    required: ['access_id', 'node_id', 'node_name', 'right'],
                    additionalProperties: false,
                  },
                },
              },
              required: ['module', 'right', 'granted', 'by'],
              additionalProperties: false,
            },
          },
        },
        required: ['user', 'node', 'is_admin', 'rights'],
        additionalProperties: false,
      },
    },
  },
};
