/** Who may do what, as far as buttons go: the grants that the generator printed. The server decides again, by row. */
import { matches, type ReadonlyValueCondition } from '../../shared/contract/value-condition.ts';
import type { UserData } from '../providers/user-data.ts';
import type { EntityResource, OfferedAction, Operation, ShownFields, SignedInRole } from './resource.ts';

/** Words for the same things: those of the API, of our screens and of react-admin. */
export type ScreenAction = Operation | 'show' | 'edit' | 'export';

const OPERATION_OF: Record<ScreenAction, Operation> = {
  list: 'list',
  export: 'list',
  detail: 'detail',
  show: 'detail',
  create: 'create',
  patch: 'patch',
  edit: 'patch',
  delete: 'delete',
};

/** The role as the access rules name it. */
export function roleOf({
  role,
  is_admin,
  access_role,
}: Pick<UserData, 'role' | 'is_admin' | 'access_role'>): SignedInRole {
  // Of a project whose roles are others.
  if (access_role !== undefined) return access_role as SignedInRole;
  if (role === 'superadmin') return 'superadmin';
  return is_admin ? 'company_admin' : 'company_user';
}

/** Whether the entity has the operation and some grant gives it to the user himself, if not to who is logged in as him. */
export function mayDo(entity: EntityResource, action: ScreenAction, user: UserData | null): boolean {
  const operation = OPERATION_OF[action];
  if (operation === undefined || user === null || !entity.operations.includes(operation)) return false;
  if (user.owner_only.includes(`${entity.id}.${operation}`)) return false;
  const role = roleOf(user);
  const ability = operation === 'create' ? entity.createAbilities?.[role] : undefined;
  if (ability !== undefined && !user.ability.some(({ subject }) => subject === ability)) return false;
  return entity.grants[operation]?.[role] !== undefined;
}

/** Whether some grant gives the action to the user himself, if not to who is logged in as him. */
export function mayAct(entity: EntityResource, button: string, user: UserData | null): boolean {
  const offered = entity.actions?.[button];
  if (offered === undefined || user === null || isWithheld(entity, button, user)) return false;
  return offered.roles.includes(roleOf(user));
}

/** Whether the action of a button is the user's own, and refused to who is logged in as him. */
export function isWithheld(entity: EntityResource, button: string, { owner_only: ownerOnly }: UserData): boolean {
  const offered = entity.actions?.[button];
  return offered !== undefined && ownerOnly.includes(`${entity.id}.${calledBy({ name: button, ...offered })}`);
}

/** Whether some grant gives an action whose answer a panel shows to the user himself, if not to who is logged in as him. */
export function mayReadAnswer(entity: EntityResource, action: string, user: UserData | null): boolean {
  const panel = entity.panels?.[action];
  if (panel === undefined || user === null || user.owner_only.includes(`${entity.id}.${action}`)) return false;
  return 'roles' in panel && panel.roles.includes(roleOf(user));
}

/** A button with its name in the schema. */
export type NamedAction = OfferedAction & { name: string };

/** Name of the action that a button does. */
export const calledBy = ({ name, calls = name }: Pick<NamedAction, 'name' | 'calls'>): string => calls;

/** Whether an offered action makes sense for the row, and the row permits it. */
export function isOfferedFor(row: object, action: NamedAction): boolean {
  const { when = {} } = action;
  return (
    isPermitted(row, calledBy(action)) && Object.entries(when).every(([field, wanted]) => mayHave(row, field, wanted))
  );
}

/** A field that the reader does not see leaves it to the server. */
const mayHave = (row: object, field: string, wanted: ReadonlyValueCondition): boolean =>
  !(field in row) || matches((row as Record<string, unknown>)[field], wanted);

/** Whether the row itself lets the user do it; a row that says nothing leaves it to the grants. */
export function rowPermits(row: object | undefined, action: ScreenAction): boolean {
  const operation = OPERATION_OF[action];
  return (operation !== 'patch' && operation !== 'delete') || isPermitted(row, operation);
}

/** @param action the name of an operation that writes, or of an action that buttons at rows offer */
function isPermitted(row: object | undefined, action: string): boolean {
  const permitted = row !== undefined && 'permitted' in row ? row.permitted : undefined;
  return !Array.isArray(permitted) || permitted.includes(action);
}

/**
 * Whether to offer the form for a new row, where there is one: those who may add one below some rows only, of whom no
 * ability tells that there are such, are not asked for it where they see none, and those who may only begin are asked for it where they see none.
 * @param total how many rows the user sees
 */
export function offersCreate(entity: EntityResource, user: UserData | null, total: number | undefined): boolean {
  if (user === null || !entity.views.includes('create') || !mayDo(entity, 'create', user)) return false;
  if (entity.createFirst.includes(roleOf(user))) return total === 0;
  const role = roleOf(user);
  return !entity.createScoped.includes(role) || entity.createAbilities?.[role] !== undefined || (total ?? 0) > 0;
}

/** Whether he can't leave a field of a row empty that others may. */
export const isRequiredFor = (entity: EntityResource, field: string, user: UserData | null): boolean =>
  user !== null && (entity.requiredFor?.[roleOf(user)] ?? []).includes(field);

/** What the user is shown of the rows of a list; null for all fields. */
export const shownTo = (entity: EntityResource, user: UserData | null): ShownFields | null =>
  (user === null ? undefined : entity.shown?.[roleOf(user)]) ?? null;

/** Whether the user may find rows by a filter: not by what he is shown in some of the listed ones only. */
export function mayFindBy(entity: EntityResource, name: string, user: UserData | null): boolean {
  const visible = shownTo(entity, user);
  const isListed = entity.columns.includes(name) || entity.moreColumns.includes(name);
  return visible === null || !isListed || visible.everywhere.includes(name);
}

/** The fields that the user may write in a create or a patch, in the entity's order. */
export function writableFields(entity: EntityResource, operation: 'create' | 'patch', user: UserData | null): string[] {
  if (user === null || !mayDo(entity, operation, user)) return [];
  const grant = entity.grants[operation]?.[roleOf(user)];
  return entity.writable.filter((field) => grant === true || grant?.includes(field));
}
