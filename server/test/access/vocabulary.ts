/**
 * The words of the decision table: who reaches which rows. Written after product.md's roles and rights; nothing here
 * is read from the code under test.
 */

export type Module = 'user' | 'node' | 'qr' | 'feedback';
export type Right = 'read' | 'edit' | 'create' | 'delete';
export type CallerRole = 'anonymous' | 'visitor' | 'company_user' | 'company_admin' | 'superadmin';
export type CompanyName = 'A' | 'B' | 'platform';

export interface Caller {
  /** As the world calls it; also what the owner of a row is called. */
  name: string;
  role: CallerRole;
  /** Null without an account. */
  company: CompanyName | null;
  /** The one right of a company user, granted on A's branch: it holds there and for all below. */
  right?: { module: Module; right: Right };
  /**
   * Made an organization of his own in A, where he has all sixteen rights; none elsewhere, and nothing that belongs to
   * the whole company has been opened to him, which it has to those with a right on the branch.
   */
  isFounder?: true;
}

/** What the table's words ask of a row. */
export interface Facts {
  /** 'none': a row of the platform's own tables, which belong to no company. */
  company: CompanyName | 'none';
  /**
   * Where it hangs in the tree: on a unit that A's grants reach, on one that they don't, or on no unit. B's rows hang
   * on units alike, where A's grants hold for nobody. 'founded': in the organization that a user of A has made.
   */
  place: 'reach' | 'beyond' | 'company' | 'founded';
  /** Whose it is: the user himself, who opened the ticket, who wrote the comment, who holds the grant. */
  owner?: string;
  /** What else the table tells rows apart by. */
  traits?: readonly Trait[];
}

export type Trait =
  | 'survey'
  | 'qr_code'
  | 'link_list'
  | 'deleted'
  | 'inactive'
  | 'global'
  | 'platform'
  | 'admin'
  | 'default'
  | 'founders'
  | 'sharing'
  | 'shared';

/** One sentence of the table: callers of a role reach the rows that it covers. */
export interface Permit {
  roles: readonly CallerRole[];
  covers(caller: Caller, row: Facts): boolean;
  /** The fields that may be written by it; absent where nothing is written. */
  fields?: readonly string[];
}

const withinCompany = (caller: Caller, row: Facts): boolean => row.company === caller.company || row.company === 'none';

const permit = (roles: readonly CallerRole[], covers: Permit['covers']): Permit => ({ roles, covers });

export const everyone = permit(['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin'], () => true);

/** Everybody with an account. */
export const accounts = permit(['company_user', 'company_admin', 'superadmin'], withinCompany);

/** The super administrator, in all companies. */
export const platform = permit(['superadmin'], () => true);

/** A company admin holds every right inside the company and passes no node check. */
export const admin = permit(['company_admin'], withinCompany);

/** Any company user, of what is the company's. */
export const colleague = permit(['company_user'], withinCompany);

/** A company user who has no right anywhere, of what is to be his company's. */
export const newcomer = permit(
  ['company_user'],
  (caller, row) => row.company === caller.company && caller.right === undefined && !caller.isFounder,
);

/** His own rows. */
export const self = permit(['company_user'], (caller, row) => row.owner === caller.name);
/** The same, and an admin's own alike. */
export const own = permit(['company_user', 'company_admin'], (caller, row) => row.owner === caller.name);
export const adminSelf = permit(['company_admin'], (caller, row) => row.owner === caller.name);
export const platformSelf = permit(['superadmin'], (caller, row) => row.owner === caller.name);
/** What is his company's, and not his own. */
const ofOthers = (roles: readonly CallerRole[]): Permit =>
  permit(roles, (caller, row) => withinCompany(caller, row) && row.owner !== caller.name);
export const others = ofOthers(['company_user', 'company_admin']);
export const othersAsUser = ofOthers(['company_user']);
export const othersAsAdmin = ofOthers(['company_admin']);

/** Any right implies read, in its module. */
const holds = ({ right: held }: Caller, module: Module | 'any', right: Right): boolean =>
  held !== undefined && (module === 'any' || held.module === module) && (right === 'read' || held.right === right);

/** A company user with the right on the row's unit or on one above it. */
export const right = (module: Module | 'any', wanted: Right): Permit =>
  permit(
    ['company_user'],
    (caller, row) =>
      row.company === caller.company &&
      (caller.isFounder ? row.place === 'founded' : row.place === 'reach' && holds(caller, module, wanted)),
  );

/** A user with rights in an organization of his own, and in no other. */
export const founder = permit(['company_user'], (caller, row) => caller.isFounder === true && row.company === 'A');

/** A company user with the right on any unit at all: for what is his own, be it made of several units. */
export const rightAnywhere = (module: Module, wanted: Right): Permit =>
  permit(
    ['company_user'],
    (caller, row) =>
      row.company === caller.company &&
      row.place === 'company' &&
      (caller.isFounder === true || holds(caller, module, wanted)),
  );

/** A company user with the right on a unit, to whom what belongs to the whole company is opened beside it. */
export const rightSomewhere = (module: Module, wanted: Right): Permit =>
  permit(
    ['company_user'],
    (caller, row) => row.company === caller.company && row.place === 'company' && holds(caller, module, wanted),
  );

/** Both must cover the row. */
export const both = (one: Permit, other: Permit): Permit => ({
  ...one,
  covers: (caller, row) => one.covers(caller, row) && other.covers(caller, row),
});

/** Narrows a permit to rows with one of the traits. */
export const where = (one: Permit, ...traits: Trait[]): Permit => ({
  ...one,
  covers: (caller, row) => one.covers(caller, row) && traits.some((trait) => row.traits?.includes(trait)),
});

/** Narrows a permit to rows without the trait. */
export const unless = (one: Permit, trait: Trait): Permit => ({
  ...one,
  covers: (caller, row) => one.covers(caller, row) && !row.traits?.includes(trait),
});

/** The same callers and rows, writing these fields. */
export const writing = (fields: readonly string[], ...permits: Permit[]): Permit[] =>
  permits.map((one) => ({ ...one, fields }));

export const operations = ['list', 'detail', 'create', 'patch', 'delete'] as const;
export type OperationName = (typeof operations)[number];

export interface EntityDecision extends Partial<Record<OperationName, Permit[]>> {
  /** Further operations by their name, each on the collection. */
  actions?: Record<string, Permit[]>;
  /** What else is read of one row, below its address: by name, `nodeqrcode/7/image`. */
  views?: Record<string, Permit[]>;
  /** Fields that an answer to this role does not carry. */
  hides?: Partial<Record<CallerRole, readonly string[]>>;
  /** Fields that no answer carries. */
  secret?: readonly string[];
}

/** Who lists also reads one: the two never differ. */
export const reads = (...permits: Permit[]): Pick<EntityDecision, 'list' | 'detail'> => ({
  list: permits,
  detail: permits,
});

/** Whether the caller's role may ask at all, whatever the row. */
export const roleMay = (permits: readonly Permit[] | undefined, caller: Caller): boolean =>
  permits?.some(({ roles }) => roles.includes(caller.role)) ?? false;

/** Whether one of the permits covers the row, writing at least these fields. */
export const covers = (
  permits: readonly Permit[] | undefined,
  caller: Caller,
  row: Facts,
  fields: readonly string[] = [],
): boolean =>
  permits?.some(
    (one) =>
      one.roles.includes(caller.role) &&
      fields.every((field) => one.fields?.includes(field)) &&
      one.covers(caller, row),
  ) ?? false;

/** By which operation a row of the entity is seen. */
export const readingPermits = (decision: EntityDecision): Permit[] | undefined => decision.detail ?? decision.list;
