/** `x-access`: who may do what, under which conditions, with which fields. */
import { resolveGrants } from '../access-aliases.ts';
import type { ProjectConfig } from '../../shared/contract/config.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type { Condition, JsonSchema, JsonValue } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawGrant } from '../raw.ts';
import { allNames, columnNames } from './lists.ts';
import { problemAt, type CheckContext, type CheckedEntity, unknownNames } from './context.ts';
import { checkLiteral } from './literals.ts';

const CLAIM = '$user.';

export function checkAccess(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { 'x-access': access, 'x-operations': operations, 'x-actions': actions = {} } = entity.entity;
  const callable = [...operations, ...Object.keys(actions)];
  const missing = callable.filter((key) => access[key] === undefined);
  const aliased = new Set(Object.values(access).filter((entry) => typeof entry === 'string'));
  return [
    ...missing.map((key) =>
      problemAt(entity, ['x-access'], `Nothing says who may do '${key}'.`, `Add the key '${key}'; [] is nobody.`),
    ),
    ...Object.entries(access).flatMap(([key, entry]) => [
      ...(callable.includes(key) || aliased.has(key)
        ? []
        : [
            problemAt(
              entity,
              ['x-access', key],
              `The entity has no operation or action '${key}'.`,
              choices(key, callable),
            ),
          ]),
      ...(typeof entry === 'string'
        ? checkAlias(entity, key, entry)
        : entry.flatMap((grant, index) => checkGrant(entity, ['x-access', key, index], grant, context))),
    ]),
    ...checkPatchFields(entity),
    ...checkCreateFields(entity),
  ];
}

function checkAlias(entity: CheckedEntity, key: string, alias: string): Problem[] {
  const access = entity.entity['x-access'];
  if (access[alias] === undefined)
    return [
      problemAt(
        entity,
        ['x-access', key],
        `'${alias}' is not a key of 'x-access'.`,
        choices(
          alias,
          Object.keys(access).filter((name) => name !== key),
        ),
      ),
    ];
  if (resolveGrants(access, key) !== undefined || leadsToGap(entity, alias)) return [];
  return [problemAt(entity, ['x-access', key], `'${key}' refers to itself.`)];
}

/** The chain breaks further on, where it is reported. */
function leadsToGap(entity: CheckedEntity, from: string): boolean {
  const seen = new Set<string>();
  let current = from;
  while (!seen.has(current)) {
    seen.add(current);
    const next = entity.entity['x-access'][current];
    if (next === undefined) return true;
    if (typeof next !== 'string') return false;
    current = next;
  }
  return false;
}

type Place = (string | number)[];

function checkGrant(entity: CheckedEntity, place: Place, grant: RawGrant, context: CheckContext): Problem[] {
  const roles = context.roles?.value.roles;
  return [
    ...(roles === undefined || roles.includes(grant.role)
      ? []
      : [
          problemAt(
            entity,
            [...place, 'role'],
            `schemas/roles.json has no role '${grant.role}'.`,
            choices(grant.role, roles),
          ),
        ]),
    ...unknownNames(entity, [...place, 'fields'], grant.fields, allNames(entity)),
    ...Object.entries(grant.where ?? {}).flatMap(([name, condition]) =>
      checkCondition(entity, [...place, 'where', name], name, condition, { grant, config: context.config }),
    ),
  ];
}

function checkCondition(
  entity: CheckedEntity,
  place: Place,
  name: string,
  condition: Condition,
  { grant: { role }, config }: { grant: RawGrant; config: ProjectConfig },
): Problem[] {
  const columns = columnNames(entity);
  if (!columns.includes(name))
    return [problemAt(entity, place, `There is no column '${name}'.`, choices(name, columns))];
  const { value, keyword } = readCondition(condition);
  const at = keyword === undefined ? place : [...place, keyword];
  if (typeof value === 'string' && value.startsWith(CLAIM)) {
    if (config.roles.open.includes(role))
      return [problemAt(entity, at, `'${role}' has not signed in, so '${value}' says nothing.`)];
    return checkClaim(entity, at, name, value.slice(CLAIM.length), { keyword, claims: config.claims });
  }
  const literals = Array.isArray(value) ? value : [value];
  return literals.flatMap((literal) => checkLiteral(entity, at, name, literal));
}

/** What a column is compared with, and by which word. */
function readCondition(condition: Condition): { value: JsonValue; keyword?: '$in' | '$ne' } {
  if (typeof condition !== 'object' || condition === null) return { value: condition };
  return '$ne' in condition ? { value: condition.$ne, keyword: '$ne' } : { value: condition.$in, keyword: '$in' };
}

function checkClaim(
  entity: CheckedEntity,
  place: Place,
  name: string,
  claim: string,
  { keyword, claims }: { keyword: '$in' | '$ne' | undefined; claims: ProjectConfig['claims'] },
): Problem[] {
  const isList = keyword === '$in';
  const [legal, other] = isList ? [claims.many, claims.one] : [claims.one, claims.many];
  if (legal.includes(claim)) return checkIdColumn(entity, place, name, claim);
  if (!other.includes(claim)) return [problemAt(entity, place, `There is no claim '${claim}'.`, choices(claim, legal))];
  const hint = isList
    ? `Write "${CLAIM}${claim}" without $in.`
    : keyword === '$ne'
      ? 'Name a claim of one value.'
      : `Write { "$in": "${CLAIM}${claim}" }.`;
  return [problemAt(entity, place, `The claim '${claim}' is ${isList ? 'one value' : 'a list'}.`, hint)];
}

/** Every claim is an id, or many. */
function checkIdColumn(entity: CheckedEntity, place: Place, name: string, claim: string): Problem[] {
  if (holdsId(entity, name)) return [];
  const ids = columnNames(entity).filter((column) => holdsId(entity, column));
  const type = entity.fields.get(name)?.field.type ?? 'date-time';
  const message = `'${name}' (${type}) is never '${CLAIM}${claim}', which is an id.`;
  return [problemAt(entity, place.slice(0, 5), message, `Columns that hold one: ${ids.join(', ')}.`)];
}

function holdsId(entity: CheckedEntity, name: string): boolean {
  const declared = entity.fields.get(name)?.field;
  return declared === undefined
    ? name === 'id' || name === ownerColumn(entity.entity['x-tenant'])
    : declared.type === 'integer';
}

/** A grant to change a field that nobody can change is a mistake in one of the two. */
function checkPatchFields(entity: CheckedEntity): Problem[] {
  return (['create', 'patch'] as const).flatMap((operation) => {
    const entry = entity.entity['x-access'][operation];
    if (!Array.isArray(entry)) return [];
    return entry.flatMap(({ fields = [] }, index) =>
      fields.flatMap((name, position) => {
        const field: { readOnly: boolean; transient: boolean; schema: JsonSchema } | undefined =
          entity.fields.get(name)?.field;
        const place = ['x-access', operation, index, 'fields', position];
        if (operation === 'patch' && field?.transient)
          return [problemAt(entity, place, `'${name}' is input of a create only.`)];
        if (field === undefined ? !allNames(entity).includes(name) : !field.readOnly) return [];
        return [problemAt(entity, place, `'${name}' is read-only, so no grant can open it.`)];
      }),
    );
  });
}

/** A grant to create that leaves out what every create must carry can never be used. */
function checkCreateFields(entity: CheckedEntity): Problem[] {
  const entry = entity.entity['x-access'].create;
  if (!Array.isArray(entry)) return [];
  const required = [...entity.fields.values()].filter(({ field }) => field.required && !field.readOnly);
  return entry.flatMap(({ fields }, index) =>
    required.flatMap(({ field: { name } }) =>
      fields === undefined || fields.includes(name)
        ? []
        : [
            problemAt(
              entity,
              ['x-access', 'create', index, 'fields'],
              `A create needs '${name}', which this grant leaves out.`,
            ),
          ],
    ),
  );
}
