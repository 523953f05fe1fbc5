/** Who may do what, as far as buttons go: the grants that the generator printed. The server decides again, by row. */
import type { UserData } from '../providers/user-data.ts';
import type { EntityResource, Operation, SignedInRole } from './resource.ts';

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
export function roleOf({ role, is_admin }: Pick<UserData, 'role' | 'is_admin'>): SignedInRole {
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

/** Whether the row itself lets the user do it; a row that says nothing leaves it to the grants. */
export function rowPermits(row: object | undefined, action: ScreenAction): boolean {
  const operation = OPERATION_OF[action];
  const permitted = row !== undefined && 'permitted' in row ? row.permitted : undefined;
  if (!Array.isArray(permitted) || (operation !== 'patch' && operation !== 'delete')) return true;
  return permitted.includes(operation);
}

/**
 * Whether to offer the form for a new row, where there is one: those who may add one below some rows only are not asked
 * for it where they see none, and those who may only begin are asked for it where they see none.
 * @param total how many rows the user sees
 */
export function offersCreate(entity: EntityResource, user: UserData | null, total: number | undefined): boolean {
  if (user === null || !entity.views.includes('create') || !mayDo(entity, 'create', user)) return false;
  if (entity.createFirst.includes(roleOf(user))) return total === 0;
  return !entity.createScoped.includes(roleOf(user)) || (total ?? 0) > 0;
}

/** The fields that the user may write in a create or a patch, in the entity's order. */
export function writableFields(entity: EntityResource, operation: 'create' | 'patch', user: UserData | null): string[] {
  if (user === null || !mayDo(entity, operation, user)) return [];
  const grant = entity.grants[operation]?.[roleOf(user)];
  return entity.writable.filter((field) => grant === true || grant?.includes(field));
}
