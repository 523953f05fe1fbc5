import { Box, Chip, Stack, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { formatCalendarDay } from '../../../fields/calendar-day.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import type { AgreedPlan } from '../limits/use-plan-usage.ts';
import { ContactSales } from '../offer/contact-sales.tsx';

/** What of the running contract stands beside the price: its end or its next invoice, and to whom one writes. */
export function AgreedPlanFacts({ agreed }: { agreed: AgreedPlan }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { ends_on: end, next_invoice_on: next } = agreed;
  const lines = [
    next !== null && translate('app.account.plan.next_invoice', { date: formatCalendarDay(next, locale) }),
    end !== null && translate('app.account.plan.agreed_until', { date: formatCalendarDay(end, locale) }),
    translate('app.account.plan.agreed_text'),
  ];
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Chip size="small" label={translate('app.account.plan.agreed')} />
      <Box>
        {lines.flatMap((line) =>
          line === false
            ? []
            : [
                <Typography key={line} sx={{ color: 'text.secondary' }}>
                  <bdi>{line}</bdi>
                </Typography>,
              ],
        )}
      </Box>
    </Stack>
  );
}

/** In place of the changes that a bought plan has. */
export const AgreedPlanChange = ({ agreed }: { agreed: AgreedPlan }) => (
  <Box>
    <ContactSales plan={agreed.plan} variant="outlined" />
  </Box>
);

/** What was agreed on and is still to begin. */
export function AgreedPlanAhead({ agreed }: { agreed: AgreedPlan }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { plan, starts_on: first, price, currency, period } = agreed;
  const date = formatCalendarDay(first, locale);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        <bdi>{translate('app.account.plan.agreed_from', { date, plan })}</bdi>
      </Typography>
      {price > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <bdi>{translate(`app.account.plan.per.${period}`, { price: formatMoney(price, currency, locale) })}</bdi>
        </Typography>
      )}
    </Box>
  );
}
