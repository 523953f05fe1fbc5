import { Box, Card, Link, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoment } from '../../../fields/dates.ts';
import { customer } from '../../../generated/resources.ts';
import { MarcPreview } from './marc-preview.tsx';
import { StateBar } from './state-bar.tsx';
import type { BatchPage } from './use-batch.ts';

/** What the batch is, and one of its marcs as it is printed. */
export function BatchFacts({ batch }: { batch: BatchPage }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [sample] = batch.results;
  const facts: [string, ReactNode][] = [
    [
      'resources.marc-library.fields.company_name',
      <Link key="customer" component={RouterLink} to={`/${customer.route}/${batch.company_id}`}>
        <bdi>{batch.company_name}</bdi>
      </Link>,
    ],
    ['resources.marc-library.fields.kind', translate(`enums.marc_batch.kind.${batch.kind}`)],
    ['resources.marc-library.fields.mark_count', batch.mark_count.toLocaleString(locale)],
    ['app.marcs.states', <StateBar key="states" states={batch.states} />],
    ['resources.marc-library.fields.created_at', formatMoment(batch.created_at, locale)],
    ...(batch.note === ''
      ? []
      : [['resources.marc-library.fields.note', <bdi key="note">{batch.note}</bdi>] as [string, ReactNode]]),
  ];
  return (
    <Card
      sx={{
        padding: 4,
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 160px) minmax(0, 1fr)' },
          columnGap: 4,
          rowGap: { xs: 0, sm: 3 },
          margin: 0,
          alignContent: 'start',
        }}
      >
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(label)}
            </Typography>
            <Box
              component="dd"
              sx={{ margin: 0, marginBottom: { xs: 3, sm: 0 }, minWidth: 0, maxWidth: 420, overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          </Fragment>
        ))}
      </Box>
      {sample !== undefined && (
        <MarcPreview
          design={batch.design}
          company={batch.company_name}
          code={sample.code}
          unit={sample.node_id === null ? null : { id: sample.node_id, name: sample.unit_name ?? '' }}
        />
      )}
    </Card>
  );
}
