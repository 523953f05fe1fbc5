import type { EntityModel, JsonValue } from '../../shared/contract/model.ts';
import { grantsOf } from './admin-grants.ts';

/** The roles that give values to fields that a tenant has added. */
export function customOf(entity: EntityModel): { custom?: JsonValue } {
  const holder = entity.fields.find(({ kind }) => kind === 'custom');
  if (holder === undefined) return {};
  const roles = (operation: 'create' | 'patch'): string[] =>
    Object.entries(grantsOf(entity, operation)).flatMap(([role, fields]) =>
      fields === true || fields.includes(holder.name) ? [role] : [],
    );
  return { custom: { create: roles('create'), patch: roles('patch') } };
}
