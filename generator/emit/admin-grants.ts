/** Which roles may do what with an entity's rows, as far as screens ask. */
import type { Condition, EntityModel, Grant, Model, Operation, Role } from '../../shared/contract/model.ts';
import { writableFields, columnFields, moreColumnFields, fieldsBehind } from './admin-fields.ts';
import { isOfCreate } from './schemas.ts';

/** What a role is shown of the rows of a list, where that is not all: some fields, of which some in every row. */
export function shownToRoles(entity: EntityModel): Record<Role, { somewhere: string[]; everywhere: string[] }> {
  const names = [...columnFields(entity), ...moreColumnFields(entity)].map(({ name }) => name);
  return Object.fromEntries(
    entity.people.signedIn.flatMap((role) => {
      const grants = (entity.access['list'] ?? []).filter((grant) => grant.role === role);
      if (grants.every(({ fields }) => fields === undefined)) return [];
      const isIn = (name: string) => (grant: Grant) =>
        fieldsBehind(entity, name).every(
          (field) => ALWAYS_SHOWN.has(field) || grant.fields === undefined || grant.fields.includes(field),
        );
      const somewhere = names.filter((name) => grants.some(isIn(name)));
      return [[role, { somewhere, everywhere: somewhere.filter((name) => grants.every(isIn(name))) }]];
    }),
  );
}

/** Whatever a grant names. */
const ALWAYS_SHOWN = new Set(['id', 'created_at', 'updated_at']);

/** Signed-in roles that may do it with some rows only: each of their grants names a condition. */
export function scopedRoles(entity: EntityModel, operation: Operation): Role[] {
  return rolesOfAll(entity, operation, ({ where = {} }) => Object.keys(where).length > 0);
}

/** Signed-in roles that may add a row only while they see none: each of their grants asks for that claim. */
export function firstRoles(entity: EntityModel): Role[] {
  const { first } = entity.people;
  return first === undefined
    ? []
    : rolesOfAll(entity, 'create', ({ where = {} }) => Object.values(where).includes(`$user.${first}`));
}

/** By role the fields that may be empty, and not in a row that he adds: each of his grants asks for one of some values. */
export function boundFields(entity: EntityModel): Record<string, string[]> {
  const grants = entity.access['create'] ?? [];
  return Object.fromEntries(
    entity.people.signedIn.flatMap((role) => {
      const own = grants.filter((grant) => grant.role === role);
      const bound = writableFields(entity).filter(
        ({ name, nullable }) => nullable && own.length > 0 && own.every(({ where = {} }) => isOneOf(where[name])),
      );
      return bound.length === 0 ? [] : [[role, bound.map(({ name }) => name)]];
    }),
  );
}

/** Of a list of values, which has no null among them: of a claim. */
const isOneOf = (condition: Condition | undefined): boolean =>
  typeof condition === 'object' && condition !== null && '$in' in condition && typeof condition.$in === 'string';

/**
 * By role the screen ability without which no row may be added: that of the one claim (schemas/roles.json, `when`) by
 * which all its grants are bound.
 */
export function createAbilities(entity: EntityModel, { abilities }: Model['roles']): Record<string, string> {
  return Object.fromEntries(
    abilities.flatMap(({ subject, action, roles, when }) =>
      action === 'create' && when !== undefined
        ? rolesOfAll(entity, 'create', ({ where = {} }) =>
            Object.values(where).some((one) => asks(one, `$user.${when}`)),
          )
            .filter((role) => roles.includes(role))
            .map((role) => [role, subject])
        : [],
    ),
  );
}

/** The claim is the value, or the list that has it. */
const asks = (condition: Condition, claim: string): boolean =>
  condition === claim ||
  (typeof condition === 'object' && condition !== null && '$in' in condition && condition.$in === claim);

function rolesOfAll(entity: EntityModel, operation: Operation, holds: (grant: Grant) => boolean): Role[] {
  const grants = entity.access[operation] ?? [];
  return entity.people.signedIn.filter((role) => {
    const own = grants.filter((grant) => grant.role === role);
    return own.length > 0 && own.every(holds);
  });
}

/** All there are to write: in a change, without those that only a new row asks for. */
function allFields(entity: EntityModel, operation: Operation): true | string[] {
  const fields = writableFields(entity);
  if (operation !== 'patch' || !fields.some(isOfCreate)) return true;
  return fields.filter((field) => !isOfCreate(field)).map((field) => field.name);
}

/** Signed-in roles of which some grant lets do the action. */
export function rolesOf(entity: EntityModel, action: string): Role[] {
  const roles = new Set((entity.access[action] ?? []).map((grant) => grant.role));
  return entity.people.signedIn.filter((role) => roles.has(role));
}

/** Signed-in roles that may do it, each with the fields it may write: `true` for all. */
export function grantsOf(entity: EntityModel, operation: Operation): Record<Role, true | string[]> {
  const result: Record<Role, true | string[]> = {};
  for (const role of entity.people.signedIn) {
    const grants = (entity.access[operation] ?? []).filter((grant) => grant.role === role);
    if (grants.length === 0) continue;
    const limited = grants.every((grant) => grant.fields !== undefined);
    result[role] = limited ? [...new Set(grants.flatMap((grant) => grant.fields ?? []))] : allFields(entity, operation);
  }
  return result;
}
