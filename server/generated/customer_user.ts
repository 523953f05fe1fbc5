// Generated from schemas/company/customer_user.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CustomerUserRow {
  id: number;
  full_name: string;
  /** Kept in lower case, once in a company. Whose mailbox it is proves it before it logs in by it. */
  email?: string;
  /** The email once a mailed link has proven it; of one account on the whole platform. */
  login_email?: string | null;
  /** Waits for its confirmation by a mailed link; until then the email stays. */
  pending_email?: string | null;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** Holds every right inside the company. */
  is_admin: boolean;
  /** Invited until a password is set; a disabled user cannot sign in. */
  state: "active" | "invited" | "disabled";
  /** Whether the email is proven; until then nobody logs in by it. Who is disabled waits for nothing. */
  is_confirmed?: boolean;
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  last_login_at?: string | null;
  /** A code from an app is asked for after the password. */
  has_two_factor?: boolean;
  /** Raised when role, state, password or rights change, so that older tokens and cached abilities end. */
  access_version?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of the fields that the company has added, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
  created_at?: string;
  updated_at?: string;
  company_id?: number;
  permitted?: ("patch" | "delete" | "admin_permission" | "send_password_link" | "reset_two_factor" | "change_email" | "resend_email_change" | "cancel_email_change")[];
}

export interface CustomerUserCreate {
  full_name: string;
  /** Kept in lower case, once in a company. Whose mailbox it is proves it before it logs in by it. */
  email: string;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  /** Values of the fields that the company has added, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface CustomerUserPatch {
  full_name?: string;
  phone?: string | null;
  locale?: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** Invited until a password is set; a disabled user cannot sign in. */
  state?: "active" | "invited" | "disabled";
  /** With their email addresses and phone numbers; with a right to manage users or to edit feedback. */
  company_users?: boolean;
  /** With drafts and their previews; with a right to units. */
  company_surveys?: boolean;
  /** Blank marcs, groups of QR codes, and what is found about all codes; with a right to QR codes. */
  company_codes?: boolean;
  /** To use all of them, and to make new ones; with a right to feedback. */
  company_tags?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of the fields that the company has added, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface CustomerUserAdminPermissionInput {
  is_admin: boolean;
}

export interface CustomerUserAdminPermissionOutput {
  id: number;
  is_admin: boolean;
}

export interface CustomerUserSendPasswordLinkInput {
  /** The present password of who calls. */
  password?: string;
  /** Instead of it, a code of the second factor of who calls. */
  code?: string;
}

export interface CustomerUserSendPasswordLinkOutput {
  id: number;
  email: string;
}

export interface CustomerUserResetTwoFactorInput {
  /** The present password of who calls. */
  password?: string;
  /** Instead of it, a code of the second factor of who calls. */
  code?: string;
}

export interface CustomerUserResetTwoFactorOutput {
  id: number;
  has_two_factor: boolean;
}

export interface CustomerUserChangeEmailInput {
  email: string;
  /** The present password of who calls. */
  password?: string;
  /** Instead of it, a code of the second factor of who calls. */
  code?: string;
}

export interface CustomerUserChangeEmailOutput {
  id: number;
  email: string;
  pending_email: string | null;
}

export interface CustomerUserResendEmailChangeInput {
}

export interface CustomerUserResendEmailChangeOutput {
  id: number;
  pending_email: string;
}

export interface CustomerUserCancelEmailChangeInput {
}

export interface CustomerUserCancelEmailChangeOutput {
  id: number;
}

export const customerUser: EntityDescriptor = {
  id: 'customer_user',
  title: 'User',
  path: 'customeruser',
  table: 'customer_user',
  tenant: 'company_id',
  label: '{full_name}',
  revision: {
    of: [
      'full_name',
      'phone',
      'locale',
      'state',
      'company_users',
      'company_surveys',
      'company_codes',
      'company_tags',
      'custom',
    ],
    problem: 'row_changed',
  },
  events: {
    entity: 'customer_user',
    on: ['created', 'changed', 'deleted'],
    states: { state: ['disabled'] },
    versions: [{ version: 1, fields: ['id', 'full_name', 'is_admin', 'state', 'created_at', 'updated_at'] }],
  },
  limit: { plan: 'user_count', name: 'users' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    full_name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    email: { kind: 'email', type: 'string', column: 'text', nullable: false, folded: true },
    login_email: { kind: 'email', type: 'string', column: 'text', nullable: true, readOnly: true },
    pending_email: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'pending_email' },
    phone: { kind: 'phone', type: 'string', column: 'text', nullable: true },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    is_admin: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'invited',
      enum: ['active', 'invited', 'disabled'],
      states: { invited: ['active', 'disabled'], active: ['disabled'], disabled: ['active', 'invited'] },
    },
    is_confirmed: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'is_confirmed' },
    company_users: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    company_surveys: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    company_codes: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    company_tags: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    last_login_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    has_two_factor: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'has_two_factor' },
    access_version: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 1, readOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    custom: { kind: 'custom', type: 'object', column: 'jsonb', nullable: false, default: {} },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['is_admin', 'state'],
    sortable: ['full_name', 'email', 'phone', 'is_admin', 'state', 'is_confirmed', 'last_login_at', 'created_at'],
    sort: ['full_name', 'asc'],
    search: ['full_name', 'email'],
    groups: ['is_admin', 'state'],
  },
  exported: {
    route: 'user_management',
    columns: ['full_name', 'email', 'phone', 'is_admin', 'state', 'is_confirmed', 'last_login_at'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        full_name: { type: 'string', minLength: 1, maxLength: 200 },
        email: { type: 'string', format: 'email', maxLength: 254 },
        phone: { type: ['string', 'null'], maxLength: 32, pattern: '^\\+?[0-9 ()./-]{5,31}$' },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        company_users: { type: 'boolean' },
        company_surveys: { type: 'boolean' },
        company_codes: { type: 'boolean' },
        company_tags: { type: 'boolean' },
        custom: { type: 'object' },
      },
      required: ['full_name', 'email'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        full_name: { type: 'string', minLength: 1, maxLength: 200 },
        phone: { type: ['string', 'null'], maxLength: 32, pattern: '^\\+?[0-9 ()./-]{5,31}$' },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
        company_users: { type: 'boolean' },
        company_surveys: { type: 'boolean' },
        company_codes: { type: 'boolean' },
        company_tags: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
        custom: { type: 'object' },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        full_name: { type: 'string' },
        email: { type: 'string', format: 'email' },
        login_email: { type: ['string', 'null'], format: 'email' },
        pending_email: { type: ['string', 'null'] },
        phone: { type: ['string', 'null'] },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        is_admin: { type: 'boolean' },
        state: { type: 'string', enum: ['active', 'invited', 'disabled'] },
        is_confirmed: { type: 'boolean' },
        company_users: { type: 'boolean' },
        company_surveys: { type: 'boolean' },
        company_codes: { type: 'boolean' },
        company_tags: { type: 'boolean' },
        last_login_at: { type: ['string', 'null'], format: 'date-time' },
        has_two_factor: { type: 'boolean' },
        access_version: { type: 'integer' },
        revision: { type: 'integer' },
        custom: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
        permitted: {
          type: 'array',
          items: {
            type: 'string',
            enum: [
              'patch',
              'delete',
              'admin_permission',
              'send_password_link',
              'reset_two_factor',
              'change_email',
              'resend_email_change',
              'cancel_email_change',
            ],
          },
        },
      },
      required: ['id', 'full_name', 'is_admin', 'state'],
      additionalProperties: false,
    },
  },
  actions: {
    admin_permission: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/admin_permission',
      description: 'Makes a user an administrator, or takes that from him. At least one active administrator remains.',
      input: {
        type: 'object',
        properties: { is_admin: { type: 'boolean' } },
        required: ['is_admin'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          is_admin: { type: 'boolean' },
        },
        required: ['id', 'is_admin'],
        additionalProperties: false,
      },
      offered: true,
    },
    send_password_link: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/send_password_link',
      description: 'Mails the user a link by which to set a password; links that were sent before end. The user is told on all known ways.',
      proof: true,
      input: {
        type: 'object',
        properties: {
          password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
          code: {
            type: 'string',
            maxLength: 60,
            description: 'Instead of it, a code of the second factor of who calls.',
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          email: { type: 'string', maxLength: 254 },
        },
        required: ['id', 'email'],
        additionalProperties: false,
      },
      offered: true,
    },
    reset_two_factor: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/reset_two_factor',
      description: "Turns another user's two-factor login off, for who lost the app and the recovery codes. The user is told on all known ways.",
      proof: true,
      input: {
        type: 'object',
        properties: {
          password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
          code: {
            type: 'string',
            maxLength: 60,
            description: 'Instead of it, a code of the second factor of who calls.',
          },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          has_two_factor: { type: 'boolean' },
        },
        required: ['id', 'has_two_factor'],
        additionalProperties: false,
      },
      offered: true,
    },
    change_email: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/change_email',
      description: 'Another email for a user. It counts once a link that is mailed there is followed, and the old address can take it back for 7 days. An invitation that nobody has accepted moves at once.',
      proof: true,
      input: {
        type: 'object',
        properties: {
          email: { type: 'string', format: 'email', maxLength: 254 },
          password: { type: 'string', maxLength: 200, description: 'The present password of who calls.' },
          code: {
            type: 'string',
            maxLength: 60,
            description: 'Instead of it, a code of the second factor of who calls.',
          },
        },
        required: ['email'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          email: { type: 'string', maxLength: 254 },
          pending_email: { type: ['string', 'null'], maxLength: 254 },
        },
        required: ['id', 'email', 'pending_email'],
        additionalProperties: false,
      },
      offered: true,
    },
    resend_email_change: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/resend_email_change',
      description: 'Mails the link that confirms a new email once more.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          pending_email: { type: 'string', maxLength: 254 },
        },
        required: ['id', 'pending_email'],
        additionalProperties: false,
      },
      offered: true,
    },
    cancel_email_change: {
      on: 'member',
      method: 'POST',
      path: 'customeruser/{id}/cancel_email_change',
      description: 'Gives up a new email that is not confirmed yet.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
