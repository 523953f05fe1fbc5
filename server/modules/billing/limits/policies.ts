/** What a company's plan lets it write, in the order in which it is told. */
import type { WritePolicy } from '../../../kernel/policy.ts';
import { featuresUsed, requireFeatures } from './features.ts';
import { requireChangeable } from './over-limit.ts';
import { requireQuota } from './quota.ts';

/** Features that the plan does not have. */
const features: WritePolicy = {
  create: ({ transaction }, entity, { row }) => requireFeatures(transaction, featuresUsed(entity, row, null)),
  patch: ({ transaction }, entity, { row, changes }) =>
    requireFeatures(transaction, featuresUsed(entity, changes, row)),
};

/** Rows that are beyond the plan can't be changed. */
const changeable: WritePolicy = {
  create: ({ transaction }, entity, { row }) => requireChangeable(transaction, entity, row),
  patch: ({ transaction }, entity, { row }) => requireChangeable(transaction, entity, row),
  touch: ({ transaction }, entity, row) => requireChangeable(transaction, entity, row),
};

/** How many rows the plan allows. */
const quota: WritePolicy = {
  create: ({ transaction }, entity, { count }) => requireQuota(transaction, entity, count),
};

export const planPolicies: readonly WritePolicy[] = [changeable, features, quota];
