/** The one list of what is written by hand for an entity. */
import type { EntityExtension } from '../kernel/extension.ts';
import { auditEntry } from './audit_entry/index.ts';
import { customer } from './customer/index.ts';
import { customerUser } from './customer_user/index.ts';
import { discount } from './discount/index.ts';
import { feedback } from './feedback/index.ts';
import { node } from './node/index.ts';
import { organization } from './organization/index.ts';
import { organizationType } from './organization_type/index.ts';
import { planLocation } from './plan_location/index.ts';

export const extensions: Record<string, EntityExtension> = {
  audit_entry: auditEntry,
  customer,
  customer_user: customerUser,
  discount,
  feedback,
  node,
  organization,
  organization_type: organizationType,
  plan_location: planLocation,
};
