import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { companyProfile } from '../../../generated/resources.ts';
import type { CompanyProfileRecord } from '../../../generated/types.ts';
import { useUserData } from '../../../providers/use-session.tsx';

export const billingFields = ['billing_name', 'address', 'postal_code', 'city'] as const;

export type BillingDetails = Record<(typeof billingFields)[number], string>;

/** What is typed of the billing details; what is not, is as the company has it. */
export function useBillingDetails(kept: Partial<BillingDetails>) {
  const me = useUserData();
  const { data } = useGetOne<CompanyProfileRecord>(
    companyProfile.route,
    { id: me?.company_id ?? 0 },
    { enabled: me !== undefined },
  );
  const [typed, setTyped] = useState<Partial<BillingDetails>>(kept);
  const valueOf = (name: keyof BillingDetails): string => typed[name] ?? data?.[name] ?? '';
  const values: BillingDetails = {
    billing_name: valueOf('billing_name'),
    address: valueOf('address'),
    postal_code: valueOf('postal_code'),
    city: valueOf('city'),
  };
  return {
    values,
    set: (name: keyof BillingDetails, value: string) => setTyped((last) => ({ ...last, [name]: value })),
  };
}
