import { refuseByConditions, refuseDocuments, refuseExclusives, refuseTransitions } from '../validation/row-rules.ts';
import { refuseConditions } from '../validation/event-conditions.ts';
import type { KernelParts } from './context.ts';
import { customPolicy } from './custom-fields.ts';
import type { WritePolicy } from './policy.ts';
import { revisionPolicy } from './revision.ts';

/** What every entity's schema brings along: documents, revision, states, and what fields say of each other. */
export const schemaPolicies = (parts: KernelParts): WritePolicy[] => [
  { input: refuseDocuments },
  customPolicy,
  revisionPolicy(parts),
  { patch: (_, entity, { row, changes }) => refuseTransitions(entity, row, changes) },
  { row: refuseByConditions },
  { row: (entity, row) => refuseConditions(entity, row, parts.descriptors) },
  { row: refuseExclusives },
];
