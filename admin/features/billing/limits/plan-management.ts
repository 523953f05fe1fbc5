import { useUserData } from '../../../providers/use-session.tsx';

/** Where an administrator lifts what the plan refuses. */
export const PLAN_MANAGEMENT = '/plan_management';
export const INVOICES = '/invoices_detail';

/** Whether plan and payment are the user's business; all others ask who it is of. */
export function useMayManagePlan(): boolean {
  const user = useUserData();
  return user?.role === 'client' && user.is_admin;
}
