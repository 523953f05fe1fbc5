/** Fields that tenants add (`x-custom`), in what the kernel does: who works with which, and how their values are stored. */
import { isOfPlatform, isSignedIn, type Principal } from '../access/principal.ts';
import type { CustomFields } from '../access/custom-fields.ts';
import type { Row, Values } from '../database/rows.ts';
import { invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { CUSTOM, customFieldsOf, hasCustomFields, withTenantFields } from '../query/custom-fields.ts';
import { refuseCustomValues } from '../validation/custom-values.ts';
import { isEmptyValue } from '../../shared/contract/empty-value.ts';
import type { WritePolicy } from './policy.ts';

/** What a row keeps in added fields, as JSON. */
const MOST_STORED = 100_000;

/**
 * The entity as the caller knows it. The platform has none: its rows are of many tenants.
 * @param fields absent where no tenant adds any
 */
export async function entityOf(
  fields: CustomFields | undefined,
  principal: Principal,
  entity: EntityDescriptor,
): Promise<EntityDescriptor> {
  if (fields === undefined || !isSignedIn(principal) || isOfPlatform(principal) || !hasCustomFields(entity))
    return entity;
  return withTenantFields(entity, await fields.of(principal.companyId), principal.role);
}

const sentOf = (values: Values): Values | undefined => values[CUSTOM] as Values | undefined;

/** What was sent is judged by the fields that its sender sees. */
export const customPolicy: WritePolicy = {
  input(entity, values, operation) {
    if (!hasCustomFields(entity)) return;
    refuseCustomValues(sentOf(values), { fields: customFieldsOf(entity), isNew: operation === 'create' });
  },
};

/**
 * What is stored of a write: the sent values by the ids of their fields, over those that the row has.
 * @param row null for a new one
 * @throws Problem 400 where the row would keep too much
 */
export function withStoredCustom(entity: EntityDescriptor, row: Row | null, values: Values): Values {
  const sent = sentOf(values);
  if (sent === undefined || !hasCustomFields(entity)) return values;
  const stored = customOver(entity, row, sent);
  if (isTooMuchCustom(stored))
    throw invalidInput({ errors: [{ pointer: `/${CUSTOM}`, code: 'too_long', parameters: { limit: MOST_STORED } }] });
  return { ...values, [CUSTOM]: stored };
}

/** The sent values by the ids of their fields, over those that the row has. */
export function customOver(entity: EntityDescriptor, row: Row | null, sent: Values): Values {
  const fields = customFieldsOf(entity);
  const stored = { ...(row?.[CUSTOM] as Values | undefined) };
  for (const [key, value] of Object.entries(sent)) {
    const id = fields.get(key)?.custom.id;
    if (id === undefined) continue;
    if (isEmptyValue(value)) delete stored[id];
    else stored[id] = value;
  }
  return stored;
}

/** Whether it is more than a row keeps. */
export const isTooMuchCustom = (stored: Values): boolean => JSON.stringify(stored).length > MOST_STORED;

/** As a log tells of a write: by the keys that were sent. */
export const loggedCustom = (stored: Values, sent: Values): Values =>
  stored[CUSTOM] === undefined ? stored : { ...stored, [CUSTOM]: sent[CUSTOM] };
