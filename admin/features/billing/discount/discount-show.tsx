import { Box, Typography } from '@mui/material';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatMoment } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import { fields } from '../../../generated/views/discount.tsx';
import { customer, discount } from '../../../generated/resources.ts';
import type { DiscountRecord } from '../../../generated/types.ts';
import { EntityShow } from '../../../crud/index.ts';
import { PartList } from '../../../crud/parts/part-list.tsx';
import { useParts } from '../../../crud/parts/use-parts.ts';

/** A discount with its use: how often, by whom, and what it has cost. */
export default function DiscountShow() {
  return (
    <EntityShow entity={discount} fields={fields}>
      <Uses />
    </EntityShow>
  );
}

interface Use {
  id: number;
  company_id: number;
  company: string;
  user: string | null;
  plan: string | null;
  currency: string;
  amount: number;
  created_at: string;
}

interface Sums {
  sums: { currency: string; amount: number }[];
}

function Uses() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const id = useRecordContext<DiscountRecord>()?.id ?? 0;
  const parts = useParts<Use, Sums>({ entity: discount, id, action: 'uses' });
  const first = parts.data?.pages[0];
  const title = translate('resources.discount.actions.uses');
  const sums = first?.sums.map(({ currency, amount }) => formatMoney(amount, currency, locale)).join(' · ');
  return (
    <Box sx={{ marginTop: 6 }}>
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {first !== undefined && first.total > 0 && (
        <Typography sx={{ color: 'text.secondary', marginBottom: 2 }}>
          {translate('app.discounts.cost', { smart_count: first.total, sums })}
        </Typography>
      )}
      <PartList label={title} parts={parts} empty={translate('app.discounts.unused')}>
        {(use) => <UseRow use={use} />}
      </PartList>
    </Box>
  );
}

function UseRow({ use: { company_id: id, company, user, plan, currency, amount, created_at: at } }: { use: Use }) {
  const locale = useLocale() ?? 'en';
  return (
    <>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Link to={`/${customer.route}/${id}`}>
          <bdi>{company}</bdi>
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[formatMoment(at, locale), user, plan].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{formatMoney(amount, currency, locale)}</bdi>
      </Typography>
    </>
  );
}
