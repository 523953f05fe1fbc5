/** What a generated module `server/generated/<id>.ts` says of its entity; the kernel interprets it. */
import type {
  Condition,
  DatabaseRole,
  Exclusive,
  FieldModel,
  History,
  Pilots,
  JsonValue,
  JsonSchema,
  Limit,
  RequiredWhen,
  Operation,
  Revision,
  Role,
  Tenant,
  TreeTable,
  ValueCondition,
} from './model.ts';
import type { EventsModel } from './events.ts';
import type { FileRule } from './file-types.ts';

export type { Condition, JsonSchema, Operation, Role };

/** What a field says of others, in a row and in what an action takes. */
export interface FieldConditions {
  /** It must hold something while another field is this value, or is a list that has it. */
  requiredWhen?: RequiredWhen;
  /** It may hold something only while other fields have these values. */
  when?: Record<string, ValueCondition>;
}

/** One column or computed value, as far as the server needs to know it. */
export interface FieldDescriptor extends FieldConditions {
  /** Name of the field kind in generator/fields. */
  kind: string;
  type: FieldModel['type'];
  /** SQL type; absent for a computed and for a transient field, and for the owner. */
  column?: string;
  nullable: boolean;
  /** What the database puts where a create leaves it out; null where absent. */
  default?: JsonValue;
  /** Of an amount in minor units: what tells its currency. */
  currency?: {
    /** A field with its code, or with the id of a row that has it. */
    field: string;
    /** The field of that row. */
    code?: string;
    /** By what whoever writes an amount says it, where the field is only read. */
    written?: { field: string; code: string };
  };
  /** Searched by a column beside it that holds it folded. */
  folded?: true;
  readOnly?: true;
  writeOnly?: true;
  sensitive?: true;
  /** It tells of a person: erased wherever it is kept once its row is. */
  personal?: true;
  enum?: string[];
  /** Allowed moves of an `x-states` field. */
  states?: Record<string, string[]>;
  /** Entity id that the value (or each item of an array) refers to. */
  ref?: string;
  /** Of a reference to a row of a tree: where that is, so that rows are found by all that is below it. */
  tree?: TreeTable;
  /** The row that it refers to is not deleted while it does. */
  keeps?: true;
  /** What becomes of this row when that one is deleted; 'remove' takes it out of a list. */
  onDelete?: 'cascade' | 'set null' | 'remove';
  /** Name in server/entities/<id>/computed.ts. */
  computed?: string;
  /** Input of a create that is not stored: for the entity's hooks. */
  transient?: true;
  /** The company that the row belongs to: its column is the tenant's, and a create names it. */
  owner?: true;
  /** Dialect under schemas/documents that a document value must satisfy. */
  document?: string;
  /** The field that names the event on whose row its items are conditions. */
  conditions?: string;
  /** Of the plan: the field is given a value with it only. */
  feature?: string;
  /** The value is a file, which is sent before the row that names it. */
  file?: FileRule;
  /** Of a field that a company has added, which stands beside the others in the company's own descriptor. */
  custom?: CustomValue;
}

/** What tells a field that a company has added from one of the schema. */
export interface CustomValue {
  /** Under which the row keeps its value. */
  id: number;
  key: string;
  /** In the company's own words. */
  label: string;
  isRequired: boolean;
  /** What can be chosen. */
  choices?: readonly string[];
}

export interface ActionDescriptor {
  on: 'collection' | 'member';
  method: 'GET' | 'POST';
  /** Below /api: `planlocation/set_global`, `customeruser/{id}/admin_permission`. */
  path: string;
  description: string;
  /** Asks for the password or a code of who acts. */
  proof?: true;
  input: JsonSchema;
  /** What parts of the input say of each other. */
  conditions?: Record<string, FieldConditions>;
  output: JsonSchema;
  /** Media type of the file that it answers. */
  file?: string;
  /** Buttons at rows offer it: a row tells whether the caller may do it. */
  offered?: true;
}

export interface EntityDescriptor {
  id: string;
  title: string;
  path: string;
  table: string;
  tenant: Tenant;
  /** Another entity whose table this one is a window on. */
  projects?: string;
  label: string;
  /** Fields of which a row holds one at most, or exactly one. */
  exclusives?: Exclusive[];
  revision?: Revision;
  /** What a row was before each change is kept. */
  history?: History;
  /** Fields that drafts of its rows keep (`x-draft`). */
  draft?: string[];
  /** What can try a draft before it is published. */
  pilots?: Pilots;
  /** Computed value: the time zone by whose clock a draft is scheduled, of a row and of what leads to its pilots. */
  clock?: string;
  /** Address in the back office at which a row's draft is looked at, with fields of the row in braces: `rooms/{id}`. */
  draftPage?: string;
  /** What is told of its rows. */
  events?: EventsModel;
  limit?: Limit;
  /** A field that refers to the limited row that a row is part of. */
  partOf?: string;
  /** Of the plan: rows are made and changed with it only. */
  feature?: string;
  /** Writing operations and actions that a company which can only read may use. */
  whileReadOnly?: string[];
  operations: Operation[];
  fields: Record<string, FieldDescriptor>;
  list: {
    filters: string[];
    sortable: string[];
    sort: [string, 'asc' | 'desc'];
    search: string[];
    /** Fields that its rows are grouped by; times by their months. */
    groups?: string[];
    /** Fields that are summed over all that it finds. */
    sums?: string[];
  };
  /** Its list is also answered as a file. */
  exported?: {
    /** Its labels are below `resources.<route>` (shared/i18n). */
    route: string;
    /** Where none are asked for. */
    columns: string[];
  };
  /** Its rows are also made of files, by whoever may create rows. */
  imported?: {
    /** Its labels are below `resources.<route>` (shared/i18n). */
    route: string;
    /** Fields by which a row is told from all others; each list is one way. */
    keys: string[][];
  };
  /** Plain JSON Schemas: what a create and a patch may carry (additionalProperties false), and the row that goes out. */
  schemas: { create: JsonSchema; patch: JsonSchema; row: JsonSchema };
  actions: Record<string, ActionDescriptor>;
}

/** One grant of `x-access`, flattened: generated into server/generated/rules.ts. */
export interface AccessRule {
  entity: string;
  /** An operation or an action's name. */
  action: string;
  role: Role;
  where?: Record<string, Condition>;
  fields?: string[];
}

export type { DatabaseRole };
