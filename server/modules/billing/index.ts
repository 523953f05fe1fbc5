/** What a company may have and what it pays: plans, contracts, subscriptions, payments and invoices. */

// The plan of a company, in SQL.
export { allowedSql, GOES_ON, PERIOD_END, planOfCompany } from './limits/plan-of-company.ts';

// What the plan limits, and how much of it is used.
export { limits } from './limits/limits.ts';
export { usageOf } from './limits/usage.ts';
export { requireQuota } from './limits/quota.ts';
export { isOverLimit, overLimitOf, requireWithinLimit } from './limits/over-limit.ts';
export { requireStorage, roomLeft, usedMegabytes } from './limits/storage.ts';

// What only some plans include.
export { requireFeatures } from './limits/features.ts';

// Taxes.
export { hasRightDigits } from './pricing/vat-numbers.ts';
