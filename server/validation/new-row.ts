/** Which company a new row belongs to: never the input's choice, but for the platform, whose session names none. */
import { isSignedIn, type Principal } from '../access/principal.ts';
import type { EntityDescriptor, JsonSchema } from '../../shared/contract/descriptor.ts';
import type { Values } from '../database/rows.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { validated } from './validate.ts';

const COMPANY_ID: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

const withCompany = memoizeByIdentity((create: JsonSchema): JsonSchema => {
  const { properties, ...rest } = create as { properties: object };
  return { ...rest, properties: { ...properties, company_id: COMPANY_ID } };
});

export interface ReadRow {
  /** Null for a global row, and where the super administrator's input leaves it to the row's references. */
  companyId: number | null;
  values: Values;
}

/**
 * The valid values of a create, with the caller's company; the super administrator may name one as `company_id`.
 * @returns `values` without `company_id`
 * @throws Problem 400 with every violation
 */
export function readNewRow(principal: Principal, entity: EntityDescriptor, body: unknown): ReadRow {
  if (principal.role !== 'superadmin' || entity.tenant !== 'company_id')
    return {
      companyId: isSignedIn(principal) ? principal.companyId : null,
      values: validated<Values>(entity.schemas.create, body),
    };
  const owner = Object.keys(entity.fields).find((name) => entity.fields[name]?.owner);
  if (owner !== undefined) {
    const values = validated<Values>(entity.schemas.create, body);
    return { companyId: Number(values[owner]), values };
  }
  const schema = withCompany(entity.schemas.create);
  const { company_id: companyId, ...values } = validated<Values & { company_id?: number }>(schema, body);
  return { companyId: companyId ?? null, values };
}
