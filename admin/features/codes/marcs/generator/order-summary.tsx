import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { MarcPreview } from '../marc-preview.tsx';
import type { Ordering } from './use-order.ts';

/** As of the server, where nothing else is chosen. */
const PLAIN_MARC = { marker: { location: 'bottom_right', size: 'large' } };
/** Looks like any code. */
const SAMPLE_CODE = '4F7K2M9QT';

/** What would be made, in one sentence and one picture; and the button that makes it. */
export function OrderSummary({ ordering }: { ordering: Ordering }) {
  const translate = useTranslate();
  const { order, sources, errorText, isMaking } = ordering;
  const words = useSummary(ordering);
  const [unit] = order.unit ? [order.unit] : (sources.units.data?.results ?? []);
  return (
    <Card
      component="section"
      aria-label={translate('app.marcs.order.summary')}
      sx={{ padding: 4, position: { md: 'sticky' }, top: 96 }}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography variant="h3" component="h2">
          {translate('app.marcs.order.summary')}
        </Typography>
        <MarcPreview
          design={sources.design?.design ?? PLAIN_MARC}
          company={sources.company?.name ?? ''}
          code={SAMPLE_CODE}
          unit={order.kind === 'units' && unit !== undefined ? unit : null}
        />
        <Typography role="status">{words}</Typography>
        {errorText !== null && <Alert severity="error">{errorText}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={isMaking}>
          {translate('app.marcs.make')}
        </Button>
      </Stack>
    </Card>
  );
}

function useSummary({ order: { kind, unit }, sources: { company, marcCount } }: Ordering): string {
  const translate = useTranslate();
  const locale = useLocale();
  if (company === undefined) return translate('app.marcs.order.choose_customer');
  if (marcCount === null) return translate(kind === 'blank' ? 'app.marcs.order.say_how_many' : 'ra.page.loading');
  const named = {
    smart_count: marcCount,
    count: marcCount.toLocaleString(locale),
    company: company.name,
    unit: unit?.name ?? '',
  };
  if (kind === 'blank') return translate('app.marcs.order.would_be_blank', named);
  return translate(unit === null ? 'app.marcs.order.would_be_all' : 'app.marcs.order.would_be_below', named);
}
