import Download from '@mui/icons-material/DownloadOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useLocale, useTranslate } from 'react-admin';
import { formatDay } from '../../../fields/dates.ts';
import { formatMoney } from '../../../fields/numbers.ts';
import { fields } from '../../../generated/views/invoice.tsx';
import type { InvoiceRecord } from '../../../generated/types.ts';
import { useInvoiceFile } from './use-invoice-file.ts';
import { useInvoiceLine } from './use-invoice-line.ts';

interface InvoiceRowProps {
  row: InvoiceRecord;
  /** What can be done with it beside reading it. */
  action?: ReactNode;
}

/** One invoice: what it is for, how it stands, what it comes to, and its file. */
export function InvoiceRow({ row, action }: InvoiceRowProps) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { title, detail } = useInvoiceLine()(row);
  const { save, isLoading } = useInvoiceFile();
  const label = translate('app.account.invoices.download', { number: row.number });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridColumn: '1 / -1',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'subgrid' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        paddingBlock: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, paddingBottom: 0 },
        '&:first-of-type': { paddingTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        {detail !== null && <Typography variant="body2">{detail}</Typography>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{row.number}</bdi> · {formatDay(row.issued_at, locale)}
        </Typography>
        <Due row={row} />
      </Box>
      <Box sx={{ justifySelf: 'start' }}>
        <RecordContextProvider value={row}>
          {row.kind === 'credit_note' ? fields.kind : fields.state}
        </RecordContextProvider>
      </Box>
      <Typography
        sx={{ fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        <bdi>{formatMoney(row.kind === 'credit_note' ? -row.total : row.total, row.currency, locale)}</bdi>
      </Typography>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} loading={isLoading} onClick={() => void save(row.id)}>
          <Download />
        </IconButton>
      </Tooltip>
      {action !== undefined && <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{action}</Box>}
    </Box>
  );
}

/** Until when an open one is to be paid. */
function Due({ row }: { row: InvoiceRecord }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (row.state !== 'open') return null;
  const isLate = Date.parse(row.due_at) < Date.now();
  const date = formatDay(row.due_at, locale);
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, ...(isLate && { color: 'error.main', fontWeight: 600 }) }}
    >
      {isLate && <ErrorOutline fontSize="small" />}
      {translate(isLate ? 'app.account.invoices.overdue' : 'app.account.invoices.due', { date })}
    </Typography>
  );
}
