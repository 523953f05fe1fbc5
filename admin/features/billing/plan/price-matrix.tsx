import {
  Box,
  Button,
  Card,
  Skeleton,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- a grid of inputs
import { Table } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { planLocation } from '../../../generated/resources.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useScreen } from '../../../crud/screen-context.tsx';
import { footBar } from '../../../theme/measures.ts';
import { PriceInput } from './price-input.tsx';
import { type Cell, keyOf, PERIODS, usePriceCells, usePriceForm } from './use-prices.ts';
import { FormViolations } from '../../../ui/form/form-violations.tsx';
import { useUnsavedChanges } from '../../../ui/unsaved/unsaved-changes.tsx';

const TITLE = 'price-matrix-title';

/** What a plan costs, location by location and period by period, to be changed where it stands. */
export default function PriceMatrix() {
  const translate = useTranslate();
  const { place } = useScreen();
  const planId = place.id ?? 0;
  const { rows, error, retry } = usePriceCells(planId);
  return (
    <Card component="section" aria-labelledby={TITLE} sx={{ padding: 4, paddingBottom: 0 }}>
      <Typography id={TITLE} variant="h3" component="h2">
        {translate('app.prices.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.prices.text')}
      </Typography>
      {rows === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton variant="rounded" height={240} sx={{ marginBottom: 4 }} />
        )
      ) : (
        <Matrix planId={planId} rows={rows} />
      )}
    </Card>
  );
}

function Matrix({ planId, rows }: { planId: number; rows: Cell[][] }) {
  const translate = useTranslate();
  const form = usePriceForm(planId, rows);
  useUnsavedChanges({ isDirty: () => form.changed > 0 && !form.isSaving, discard: form.giveUp });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <TableContainer tabIndex={0} role="group" aria-labelledby={TITLE}>
        <Table size="small" sx={{ '& td, & th': { paddingInline: 1, verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.subplan.fields.plan_location_id')}</TableCell>
              {PERIODS.map((period) => (
                <TableCell key={period}>{translate(`app.prices.${period}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells, at) => (
              <Row key={cells[0]?.location.id ?? at} cells={cells} at={at} form={form} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <SavePrices form={form} />
    </Box>
  );
}

interface RowProps {
  cells: Cell[];
  at: number;
  form: ReturnType<typeof usePriceForm>;
}

function Row({ cells, at, form }: RowProps) {
  const translate = useTranslate();
  const percent = new Intl.NumberFormat(useLocale() ?? 'en', { style: 'percent', maximumFractionDigits: 2 });
  const [first] = cells;
  if (first === undefined) return null;
  const { id, name, tax_rate: tax, is_global: isGlobal } = first.location;
  const facts = [
    first.currency,
    tax > 0 && translate('app.prices.tax', { rate: percent.format(tax / 100) }),
    isGlobal && translate('app.prices.elsewhere'),
  ];
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 80, overflowWrap: 'anywhere' }}>
        <Link to={`/${planLocation.route}/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      {cells.map((cell, column) => (
        <TableCell key={cell.period}>
          <PriceInput
            cell={cell}
            place={{ row: at, column }}
            text={form.texts.get(keyOf(cell))}
            violation={form.violations.get(keyOf(cell))}
            onType={(text) => form.type(cell, text)}
            onReset={() => form.reset(cell)}
          />
        </TableCell>
      ))}
    </TableRow>
  );
}

function SavePrices({ form: { changed, isSaving, reset } }: Pick<RowProps, 'form'>) {
  const translate = useTranslate();
  return (
    <Box
      {...footBar}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        paddingBlock: 3,
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        backgroundColor: 'background.paper',
        flexWrap: 'wrap',
      }}
    >
      <FormViolations />
      <Typography variant="body2" role="status" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {changed > 0 && translate('app.prices.changed', { smart_count: changed })}
      </Typography>
      <Button disabled={changed === 0 || isSaving} onClick={() => reset()}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving} disabled={changed === 0}>
        {translate('resources.subplan.actions.save_prices')}
      </Button>
    </Box>
  );
}
