/** Where an administrator lifts what the plan refuses. */
export const PLAN_MANAGEMENT = '/plan_management';
export const INVOICES = '/invoices_detail';
