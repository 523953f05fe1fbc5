/** `x-limit`, `x-part-of`, `x-feature` and `x-while-read-only`: what a tenant's plan decides. */
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type { Problem } from '../problem.ts';
import { choices } from '../problem.ts';
import { problemAt, type CheckContext, type CheckedEntity, type CheckedField, unknownNames } from './context.ts';

export function checkLimits(entity: CheckedEntity, context: CheckContext): Problem[] {
  return [
    ...checkLimit(entity, context),
    ...checkPartOf(entity, context),
    ...checkFeatures(entity, context),
    ...checkWhileReadOnly(entity),
  ];
}

/** Fields of the plan that pass; none where there is no plan. */
const planFields = ({ byId, config }: CheckContext, passes: (field: CheckedField) => boolean): string[] =>
  [...(byId.get(config.limits?.entity ?? '')?.fields ?? [])].flatMap(([name, field]) => (passes(field) ? [name] : []));

function checkLimit(entity: CheckedEntity, context: CheckContext): Problem[] {
  const limit = entity.entity['x-limit'];
  if (limit === undefined) return [];
  const counts = planFields(context, ({ field }) => field.type === 'integer' && field.nullable);
  const other = context.entities.find(
    ({ entity: { 'x-limit': its } }) => its?.name === limit.name && its.plan !== limit.plan,
  );
  return [
    ...(ownerColumn(entity.entity['x-tenant']) !== undefined
      ? []
      : [problemAt(entity, ['x-limit'], 'Only rows of tenants are limited by their plans.')]),
    ...(counts.includes(limit.plan)
      ? []
      : [
          problemAt(
            entity,
            ['x-limit', 'plan'],
            `The plan has no number '${limit.plan}' that may be null.`,
            choices(limit.plan, counts),
          ),
        ]),
    ...(other === undefined
      ? []
      : [
          problemAt(
            entity,
            ['x-limit', 'name'],
            `'${limit.name}' is already the limit '${other.entity['x-limit']?.plan}' of '${other.entity.$id}'.`,
          ),
        ]),
  ];
}

function checkPartOf(entity: CheckedEntity, { byId }: CheckContext): Problem[] {
  const name = entity.entity['x-part-of'];
  if (name === undefined) return [];
  const target = byId.get(entity.fields.get(name)?.field.ref?.to ?? '');
  return target?.entity['x-limit'] === undefined
    ? [problemAt(entity, ['x-part-of'], `'${name}' is no field that refers to a limited entity.`)]
    : [];
}

function checkFeatures(entity: CheckedEntity, context: CheckContext): Problem[] {
  const features = planFields(context, ({ field }) => field.type === 'boolean');
  const said = [
    { place: ['x-feature'], feature: entity.entity['x-feature'] },
    ...[...entity.fields].map(([name, { resolved }]) => ({
      place: ['properties', name, 'x-feature'],
      feature: resolved['x-feature'],
    })),
  ];
  return said.flatMap(({ place, feature }) =>
    feature === undefined || features.includes(feature)
      ? []
      : [problemAt(entity, place, `The plan has no yes-or-no field '${feature}'.`, choices(feature, features))],
  );
}

function checkWhileReadOnly(entity: CheckedEntity): Problem[] {
  const { 'x-operations': operations, 'x-actions': actions = {}, 'x-while-read-only': names } = entity.entity;
  const writing = [
    ...operations.filter((operation) => operation !== 'list' && operation !== 'detail'),
    ...Object.entries(actions).flatMap(([name, { method }]) => (method === 'POST' ? [name] : [])),
  ];
  const message = (name: string) => `There is no writing operation or action '${name}'.`;
  return unknownNames(entity, ['x-while-read-only'], names, writing, message);
}
