/** A card that is kept, as its owner knows it by. */
import { useGetOne } from 'react-admin';
import { brands } from '../../../../shared/card/brands.ts';
import { companyProfile, companySavedCard } from '../../../generated/resources.ts';
import type { CompanyProfileRecord, CompanySavedCardRecord } from '../../../generated/types.ts';
import { useUserData } from '../../../providers/use-session.tsx';

export type SavedCard = CompanySavedCardRecord;

const DIGITS = 2;
const two = (number: number): string => String(number).padStart(DIGITS, '0');

/** `Visa •••• 4242`. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brands.find(({ id }) => id === brand)?.name ?? brand} •••• ${last4}`;

/** `09/28` in every language. */
export const cardExpiry = ({ expiry_month, expiry_year }: Pick<SavedCard, 'expiry_month' | 'expiry_year'>): string =>
  `${two(expiry_month)}/${two(expiry_year % 100)}`;

/** The company's kept card; `card` is null where there is none. */
export function useSavedCard() {
  const me = useUserData();
  const profile = useGetOne<CompanyProfileRecord>(companyProfile.route, { id: me?.company_id ?? 0 });
  const id = profile.data?.saved_card_id ?? null;
  const kept = useGetOne<SavedCard>(companySavedCard.route, { id: id ?? 0 }, { enabled: id !== null });
  return {
    card: id === null ? null : (kept.data ?? null),
    isPending: profile.isPending || (id !== null && kept.isPending),
    error: profile.error ?? kept.error,
    retry: () => {
      void profile.refetch();
      if (id !== null) void kept.refetch();
    },
  };
}
