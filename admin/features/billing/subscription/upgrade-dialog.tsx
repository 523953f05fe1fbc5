import { Alert, Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { closestWordsOf } from '../../../providers/problem.ts';
import { useSavedCard } from '../payment/saved-card.ts';
import { PayDialog } from '../paying/pay-dialog.tsx';
import type { PricedOffer } from './offers.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/use-session.tsx';
import type { Amounts } from '../payment/amount-lines.tsx';

/** What the upgrade costs at this moment, a discount code, and the way to pay it. */
export function UpgradeDialog({ offer: { plan, price }, onClose }: { offer: PricedOffer; onClose: () => void }) {
  const translate = useTranslate();
  const [code, setCode] = useState<string | null>(null);
  const { quote, error, isPending, renew } = useQuote(price.id, code);
  const { card, isPending: isCardPending } = useSavedCard();
  const title = translate('app.account.plan.upgrade_to', { plan: plan.name });
  if (quote === undefined || isCardPending) {
    const words = error === null ? null : closestWordsOf(error);
    return (
      <FormDialog title={title} action={title} isBusy={false} isBlocked onSubmit={() => undefined} onClose={onClose}>
        {words === null ? (
          <Skeleton variant="rounded" height={160} aria-hidden />
        ) : (
          <Alert severity="error">{translate(words, { _: words })}</Alert>
        )}
      </FormDialog>
    );
  }
  return (
    <PayDialog
      title={title}
      amounts={quote}
      priceLabel={plan.name}
      path="/subscriptionupgrade"
      body={{ quote_id: quote.quote_id }}
      saved={card}
      renew={async () => {
        const anew = await renew();
        return anew && { quote_id: anew.quote_id };
      }}
      onClose={onClose}
    >
      <DiscountCode error={error} isPending={isPending} onApply={setCode} />
      <StandsUntil expires={quote.expires_at} />
    </PayDialog>
  );
}

interface DiscountCodeProps {
  error: unknown;
  isPending: boolean;
  onApply: (code: string | null) => void;
}

function DiscountCode({ error, isPending, onApply }: DiscountCodeProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const words = error === null ? null : closestWordsOf(error);
  const apply = () => onApply(typed.trim() === '' ? null : typed.trim());
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <TextField
        label={translate('app.account.plan.code')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // It calculates, and does not pay yet.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
        error={words !== null}
        helperText={words && translate(words, { _: words })}
        slotProps={{ htmlInput: { maxLength: 32, autoCapitalize: 'characters', spellCheck: false } }}
      />
      <Button variant="outlined" loading={isPending} onClick={apply} sx={{ minHeight: 38, marginTop: '25px' }}>
        {translate('app.account.plan.apply')}
      </Button>
    </Box>
  );
}

function StandsUntil({ expires }: { expires: string }) {
  const translate = useTranslate();
  const time = new Intl.DateTimeFormat(useLocale() ?? 'en', { timeStyle: 'short' }).format(new Date(expires));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.account.plan.stands_until', { time })}
    </Typography>
  );
}

/** As the calculation answers it; exactly this is charged. */
interface Quote extends Amounts {
  quote_id: number;
  expires_at: string;
}

/** So long before a quote ends it is calculated anew: whoever presses the button then pays what he sees. */
const MARGIN_MS = 30_000;
const MIN_MS = 10_000;

/** What an upgrade costs; while a code is judged, or was refused, what it costs without one. */
function useQuote(subPlanId: number, code: string | null) {
  const plain = useCalculation(subPlanId, null);
  const reduced = useCalculation(subPlanId, code);
  const quote = reduced.data ?? plain.data;
  /** Null where another amount is to be paid by now: it is shown first. */
  async function renew(): Promise<Quote | null> {
    const { data } = await (reduced.data === undefined ? plain : reduced).refetch();
    return data !== undefined && data.total === quote?.total ? data : null;
  }
  return { quote, error: reduced.error, isPending: reduced.isFetching, renew };
}

function useCalculation(subPlanId: number, code: string | null) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['upgrade_quote', subPlanId, code],
    queryFn: async ({ signal }) => {
      const body = { sub_plan_id: subPlanId, ...(code !== null && { discount_code: code }) };
      const request = { method: 'POST', body, signal } as const;
      return (await client.call('/subscriptionupgradeamountcalculation', request)).json as Quote;
    },
    retry: false,
    gcTime: 0,
    // Timers rest while a tab sleeps: who comes back sees an amount that stands.
    refetchOnWindowFocus: ({ state }) =>
      state.data !== undefined && Date.parse(state.data.expires_at) - Date.now() < MARGIN_MS ? 'always' : false,
    refetchInterval: ({ state }) =>
      state.data !== undefined && Math.max(MIN_MS, Date.parse(state.data.expires_at) - Date.now() - MARGIN_MS),
  });
}
