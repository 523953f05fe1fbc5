/** Schema files as they are written, once they satisfy schemas/dialect.schema.json. Only check and build-model read them. */
import type {
  ActionPlace,
  Condition,
  CountLink,
  DatabaseRole,
  JsonValue,
  Limit,
  Operation,
  Privileges,
  RequiredWhen,
  Revision,
  Role,
  ValueCondition,
  Tenant,
  TreeModel,
  YesNoWords,
} from '../shared/contract/model.ts';
import type { CompositeModel, EmptyList, Notice, PanelPlace } from '../shared/contract/page-model.ts';

export type ScalarType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

export interface RawProperty {
  title?: string;
  description?: string;
  type?: ScalarType | [ScalarType, 'null'];
  enum?: (string | null)[];
  const?: JsonValue;
  default?: JsonValue;
  format?: 'date' | 'date-time' | 'local-time' | 'email' | 'uri' | 'uuid' | 'country' | 'language' | 'rich-text';
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: RawProperty;
  properties?: Record<string, RawProperty>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  $ref?: string;
  'x-ref'?: { to: string; onDelete?: 'restrict' | 'cascade' | 'set null' | 'remove' };
  'x-states'?: Record<string, string[]>;
  'x-computed'?: string;
  'x-transient'?: true;
  'x-owner'?: true;
  'x-document'?: string;
  'x-feature'?: string;
  'x-file'?: RawFile;
  'x-choices'?: 'events';
  'x-conditions'?: string;
  'x-row-of'?: string;
  'x-ui'?: { widget?: string; hidden?: boolean; help?: string; link?: CountLink; words?: YesNoWords; switch?: true };
  'x-required-when'?: RequiredWhen;
  'x-when'?: Record<string, ValueCondition>;
  'x-sensitive'?: boolean;
  'x-personal'?: true;
  'x-db'?: { unique?: true | 'platform' | 'when_true'; directory?: true; index?: boolean; type?: string };
  'x-was'?: string;
}

export interface RawFile {
  kind: 'image' | 'file';
  types?: string[];
  max_bytes?: number;
  longest_side?: number;
}

export interface RawPayload {
  type: 'object';
  required?: string[];
  properties: Record<string, RawProperty>;
}

export interface RawAction {
  on: 'collection' | 'member';
  method: 'GET' | 'POST';
  path?: string;
  description?: string;
  proof?: true;
  input?: RawPayload;
  output?: RawPayload;
  /** Media type of the file that it answers in place of an output. */
  file?: string;
  ui?: RawActionButton;
  buttons?: Record<string, RawActionButton>;
}

export interface RawActionButton {
  places: ActionPlace[];
  icon: string;
  title?: string;
  question?: string;
  danger?: true;
  done: string;
  set?: Record<string, JsonValue>;
  when?: Record<string, ValueCondition>;
  next?: 'list' | 'open';
  show_once?: string;
  parts?: string;
}

export interface RawGrant {
  role: Role;
  where?: Record<string, Condition>;
  fields?: string[];
}

export interface RawList {
  columns: string[];
  filters?: string[];
  sort: [string, 'asc' | 'desc'];
  sortable?: string[];
  search?: string[];
  word_index?: true;
  export?: false;
  import?: true;
  bulk_edit?: false;
  sums?: string[];
  group_by?: false;
  inline?: string[];
  board?: string;
  calendar?: { from: string; to?: string };
  quick?: Record<string, Record<string, JsonValue>>;
  under_way?: Record<string, ValueCondition>;
  description?: string;
}

export interface RawAdmin {
  menu?: string;
  tab_of?: string;
  icon?: string;
  plural?: string;
  route?: string;
  ability?: string;
  views?: ('list' | 'show' | 'create' | 'edit')[];
  detail?: 'panel' | 'page';
  paths?: { show: string; create: string };
  shown_in?: { field: string; step?: string };
  tabs?: { name: string; title: string }[];
  sections?: { title: string; description?: string; fields: string[]; tab?: string }[];
  composites?: CompositeModel[];
  panels?: RawPanel[];
  deletion?: string;
  deletes_at_once?: true;
  notices?: Notice[];
  empty?: EmptyList;
}

export type RawPanel = RawRelatedPanel | RawAnswerPanel | RawComponentPanel;

export interface RawRelatedPanel {
  related: string;
  by: string;
  title?: string;
  place?: PanelPlace;
  tab?: string;
}

export interface RawAnswerPanel {
  action: string;
  title?: string;
  empty?: string;
  place?: PanelPlace;
  tab?: string;
}

export interface RawComponentPanel {
  component: string;
  place?: PanelPlace;
  tab?: string;
}

export interface RawHistory {
  bin_days?: number;
  with?: string[];
  reason?: true;
}

export interface RawEvents {
  version?: number;
  on?: string[];
  fields?: string[];
  former?: Record<string, string[]>;
}

export interface RawEntity {
  $id: string;
  title: string;
  description?: string;
  properties: Record<string, RawProperty>;
  required?: string[];
  'x-path'?: string;
  'x-table'?: string;
  'x-tenant': Tenant;
  'x-projects'?: string;
  'x-operations': Operation[];
  'x-access': Record<string, string | RawGrant[]>;
  'x-actions'?: Record<string, RawAction>;
  'x-list'?: RawList;
  'x-label': string;
  'x-admin'?: RawAdmin;
  'x-indexes'?: (string[] | RawPartialIndex)[];
  'x-uniques'?: string[][];
  'x-exactly-one'?: string[][];
  'x-at-most-one'?: string[][];
  'x-revision'?: Revision;
  'x-custom'?: true;
  'x-history'?: true | RawHistory;
  'x-draft'?: true | RawDraft;
  'x-tree'?: TreeModel;
  'x-events'?: true | RawEvents;
  'x-limit'?: Limit;
  'x-part-of'?: string;
  'x-feature'?: string;
  'x-while-read-only'?: string[];
  'x-roles'?: Partial<Record<DatabaseRole, Privileges>>;
  'x-was'?: string;
  'x-dropped'?: string[];
}

/** What else can be done with drafts. */
export interface RawDraft {
  /** `<entity>.<field>`: whose rows refer to the row, and by which field to what can try its draft. */
  pilots?: string;
  /** Computed value: the time zone by whose clock a draft is scheduled. */
  clock?: string;
}

export interface RawCommon {
  $defs: Record<string, RawProperty>;
}

export interface RawRoles {
  roles: Role[];
  modules: string[];
  rights: string[];
  abilities: { subject: string; action: string; roles: Role[]; when?: string }[];
}

export interface RawPartialIndex {
  columns: string[];
  where_set?: string[];
  where_empty?: string[];
  where_true?: string[];
}
