/**
 * The model: what every printer and the migration differ read. All defaults are filled, all aliases resolved;
 * nothing after `model` looks at a raw schema file.
 */

import type { EventsModel } from './events.ts';
import type { FileRule } from './file-types.ts';
import type { CompositeModel, EmptyList, Notice, PanelModel, SectionModel } from './page-model.ts';
import type { Tenant } from './tenant.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
/** A plain JSON Schema 2020-12 fragment: no `x-` keyword, no `$ref`. */
export type JsonSchema = { [key: string]: JsonValue };

export type Operation = 'list' | 'detail' | 'create' | 'patch' | 'delete';
export type { Tenant };
/** A role of people, as schemas/roles.json and `x-access` name it. */
export type Role = string;
/** Roles of the database that the server works as. */
export type DatabaseRole = 'app' | 'platform' | 'visitor' | 'session' | 'worker';

/** A literal, `"$user.<claim>"`, or `{ $in: [...] | "$user.<claim>" }`. */
export type Condition =
  | string
  | number
  | boolean
  | null
  | { $in: JsonValue[] | string }
  | { $ne: string | number | boolean };

/** A value, or several of which a field has one. */
export type ValueCondition = Exclude<Condition, object> | { $in: JsonValue[] };

export interface Grant {
  role: Role;
  where?: Record<string, Condition>;
  fields?: string[];
}

/** `true` stands for the whole row, a list for those columns only. */
export type Privilege = true | string[];
export interface Privileges {
  select?: Privilege;
  insert?: Privilege;
  update?: Privilege;
  delete?: true;
}

export interface ColumnModel {
  /** SQL type as PostgreSQL 15 spells it, e.g. `bigint`, `text`, `timestamptz`, `jsonb`, `bigint[]`. */
  type: string;
  /** `tenant`: once in a tenant (or in a global table). `platform`: once across tenants, through a directory table. `when_true`: at most one row (of a tenant) has true. */
  unique: false | 'tenant' | 'platform' | 'when_true';
  index: boolean;
  /** Looked up across tenants, of which several may have it, through a directory table. */
  directory?: true;
}

/** Fields by which rows are a tree. */
export interface TreeModel {
  /** The row above; null for one at the top. */
  parent: string;
  /** The ids from the top down to the row, as `/1/57/301/`. */
  path?: string;
}

/** Where the rows of a tree are. */
export interface TreeTable extends TreeModel {
  table: string;
  /** The column of the tenant; absent of a tree that is everybody's. */
  tenant?: string;
}

export interface FieldModel {
  name: string;
  title: string;
  description?: string;
  /** It is that of the shared definition: callers are told, who fills in a form is not. */
  isDescriptionShared?: boolean;
  /** Name of a kind in generator/fields. */
  kind: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  nullable: boolean;
  /** A create must carry it. */
  required: boolean;
  default?: JsonValue;
  /** What a value must satisfy, null included when nullable. */
  schema: JsonSchema;
  readOnly: boolean;
  writeOnly: boolean;
  sensitive: boolean;
  /** It tells of a person: erased wherever it is kept once its row is. */
  personal?: true;
  /** id, created_at, updated_at: never declared, always there. */
  implicit: boolean;
  enum?: string[];
  states?: Record<string, string[]>;
  /** Of an object, or of each object of a list: what it holds, each without a column of its own. */
  properties?: FieldModel[];
  /** Of the field, or of each item when `type` is array. */
  ref?: { to: string; onDelete: 'restrict' | 'cascade' | 'set null' | 'remove'; tree?: TreeTable };
  computed?: string;
  /** Input of a create that is not stored; write-only, then, in every other respect. */
  transient: boolean;
  /** The company that the row belongs to: its column is the tenant's. */
  owner?: true;
  document?: string;
  /** Of the plan: a value is given with it only. */
  feature?: string;
  /** Among its words are the names of all events: they are called by their entities. */
  choices?: 'events';
  /** Its items are conditions on the row of the event that the field of this name chooses. */
  conditions?: string;
  /** It is the id of the row of the event that the field of this name holds. */
  rowOf?: string;
  /** The value is a file, which is sent before the row that names it. */
  file?: FileRule;
  /** It must hold something while that holds. */
  requiredWhen?: RequiredWhen;
  /** It may hold something only while other fields have these values. */
  when?: Record<string, ValueCondition>;
  /** Absent for computed and transient fields, and for the owner. */
  column?: ColumnModel;
  ui: { widget?: string; hidden: boolean; help?: string; link?: CountLink; words?: YesNoWords; switch?: true };
  was?: string;
}

/** What the values of a boolean are called, in English; one without a word is not shown. */
export interface YesNoWords {
  yes?: string;
  no?: string;
}

/** The list of what a number counts. */
export interface CountLink {
  /** An entity. */
  list: string;
  /** To its filters the fields of the row that has the number. */
  filter: Record<string, string>;
}

/** Another field is this value, or is a list that has it. */
export interface RequiredWhen {
  field: string;
  is: string;
}

/** Where the back office offers an action: at each row, on the page of a row, above the list, over the selected rows. */
export type ActionPlace = 'row' | 'page' | 'list' | 'selection' | 'notice';

/** A button by which the back office offers an action. */
export interface ActionButton {
  /** That of the action, where it has one button. */
  name: string;
  places: ActionPlace[];
  /** Name of an outlined MUI icon. */
  icon: string;
  /** The verb on it, in English. */
  title: string;
  /** Asked before it is done. */
  question?: string;
  /** It takes something away. */
  danger?: true;
  /** Said when it was done. */
  done: string;
  /** What is shown then, where it is not what was shown before. */
  next?: 'list' | 'open';
  /** Rows that it makes sense for. */
  when?: Record<string, ValueCondition>;
  /** What of the input tells the rows that it is done to; of a member they stand in the address. */
  target?: 'id' | 'ids';
  /** Text of the output that nobody can read again. */
  showOnce?: string;
  /** Integer of the output that says how much is left. */
  parts?: string;
  /** What of the input it gives by itself. */
  set?: Record<string, JsonValue>;
  /** What its form asks for. */
  fields: FieldModel[];
}

export interface ActionModel {
  name: string;
  on: 'collection' | 'member';
  method: 'GET' | 'POST';
  /** Below /api, without slashes at its ends; `{id}` for a member: `planlocation/set_global`. */
  path: string;
  description: string;
  /** Asks for the password or a code of who acts. */
  proof?: true;
  input: JsonSchema;
  /** What parts of the input say of each other (`x-when`, `x-required-when`). */
  conditions?: Record<string, Pick<FieldModel, 'when' | 'requiredWhen'>>;
  output: JsonSchema;
  /** Media type of the file that it answers. */
  file?: string;
  buttons: ActionButton[];
}

/** Which fields the field `revision` counts the changes of, and how a patch from an older state is refused. */
export interface Revision {
  of: string[];
  /** A patch of one of them must say which revision it was made from; else it may. */
  required?: true;
  /** Code of the refusal in server/errors.ts. */
  problem: string;
}

/** Fields of which a row holds one at most, the others being null. */
export interface Exclusive {
  fields: string[];
  /** One of them must be held. */
  required?: true;
}

/** How many rows a company's plan allows. */
export interface Limit {
  /** The plan's field that says how many. */
  plan: string;
  /** What callers and screens call it; entities of one name share it. */
  name: string;
  /** The newest rows beyond it can't be changed. */
  freezes?: true;
}

/** The screens of an entity, each with the operation that it is for. */
export const VIEW_OPERATIONS = { list: 'list', show: 'detail', create: 'create', edit: 'patch' } as const;
export type ViewName = keyof typeof VIEW_OPERATIONS;
export const VIEW_NAMES = Object.keys(VIEW_OPERATIONS) as ViewName[];

/** How a cell of a list is edited in its place: by typing, or by a choice that is saved at once. */
export type InlineMode = 'typed' | 'chosen';

/** How the history of rows is kept (`x-history`). */
export interface History {
  /** Of rows that can be deleted and made: where those stay that were deleted. */
  bin?: Bin;
  /** Who deletes, restores or changes several is asked why. */
  reason?: true;
}

/** What can try a draft of a row before it is published (`x-draft`). */
export interface Pilots {
  /** Entity whose rows lead from a row to what can try its draft. */
  through: string;
  /** Its field that refers to the row. */
  by: string;
  /** Its field that refers to what can try the draft. */
  field: string;
  /** Entity of those. */
  of: string;
}

export interface Bin {
  days: number;
  /** Entities whose rows go with a row, and come back with it. */
  with: string[];
}

/** Roles by the parts that they play. */
export interface People {
  signedIn: Role[];
  /** They have no session. */
  open: Role[];
  /** It works across tenants. */
  platform: Role;
  /** It decides where a tenant's events go. */
  receiver: Role;
  /** The claim by which somebody may make a first row. */
  first?: string;
}

export interface EntityModel {
  id: string;
  title: string;
  plural: string;
  description: string;
  /** The schema file, relative to the project: `schemas/feedback/feedback.schema.json`. */
  file: string;
  /** REST slug. */
  path: string;
  table: string;
  tenant: Tenant;
  people: People;
  /** Another entity whose table this one is a window on; such an entity makes no table. */
  projects?: string;
  operations: Operation[];
  /** For every operation and action: who may. Aliases are resolved. */
  access: Record<string, Grant[]>;
  actions: ActionModel[];
  /** In the order id, declared, created_at, updated_at. */
  fields: FieldModel[];
  list: {
    columns: string[];
    filters: string[];
    sort: [string, 'asc' | 'desc'];
    sortable: string[];
    search: string[];
    /** It is also answered as a file. */
    exported: boolean;
    /** Its rows are also made of files. */
    imported: boolean;
    /** Several rows are changed at once. */
    bulkEdited: boolean;
    /** Fields that its rows are grouped by. */
    groups: string[];
    /** Fields that are summed over all that it finds. */
    sums: string[];
    /** Fields that are edited in the cells of the list. */
    inline: string[];
    /** A field with moves: its rows are also cards, in a column for each state. */
    board?: string;
    /** Dates or times: its rows are also shown in the days of a month. */
    calendar?: { from: string; to?: string };
    /** Filters that are one press away, by name; `$user.id` stands for whoever looks. */
    quick?: Record<string, Record<string, JsonValue>>;
    /** Values of rows that soon change by themselves. */
    underWay?: Record<string, ValueCondition>;
    /** Said above the rows, in English. */
    description?: string;
  };
  /** Fields that a search looks in, here or through a window on the table. */
  searched: string[];
  label: string;
  admin: {
    /** Whose menu of the back office has it, or `none`. */
    menu: string;
    /** An entity whose list has this one's as a tab beside it. */
    tabOf?: string;
    /** The page that shows its rows: of the row that a field refers to. */
    shownIn?: { field: string; step?: string };
    icon: string;
    route: string;
    ability: string;
    /** What has a screen. */
    views: ViewName[];
    /** A row is shown beside the list where there is room, or in its place. */
    detail: 'panel' | 'page';
    /** Steps to a row and to the form for a new one, where they are not the usual. */
    paths?: { show: string; create: string };
    /** Parts of its page and its forms; empty where they are not divided. */
    tabs: { name: string; title: string }[];
    sections: SectionModel[];
    composites: CompositeModel[];
    panels: PanelModel[];
    notices: Notice[];
    /** What goes with a row, in English. */
    deletion?: string;
    /** There is no way back from it. */
    deletesAtOnce?: true;
    empty?: EmptyList;
  };
  indexes: IndexModel[];
  uniques: string[][];
  exclusives: Exclusive[];
  revision?: Revision;
  /** What a row was before each change is kept. */
  history?: History;
  /** Its rows can be changed without that being live: fields that a draft keeps. */
  draft?: string[];
  /** Its rows are a tree. */
  tree?: TreeModel;
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
  whileReadOnly: string[];
  /** What each database role may do on the table; a role that is absent may do nothing. */
  privileges: Partial<Record<DatabaseRole, Privileges>>;
  was?: string;
  dropped: string[];
}

export interface AbilityModel {
  subject: string;
  action: string;
  roles: Role[];
  when?: string;
}

export interface Model {
  /** The title of the API. */
  product: string;
  /** Sorted by id. */
  entities: EntityModel[];
  roles: { roles: Role[]; modules: string[]; rights: string[]; abilities: AbilityModel[] };
}

export interface IndexModel {
  columns: string[];
  /** Of rows in which these columns are set, those are null, and those are true; of all where none is named. */
  whereSet: string[];
  whereEmpty: string[];
  whereTrue: string[];
}
