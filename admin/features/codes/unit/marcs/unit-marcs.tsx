import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import { Box, Button, Card, List, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../../generated/types.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { paths } from '../../../../entities/guard.ts';
import { isOffered } from '../../../organizations/organization-tree/unit.ts';
import { MarcRow } from './marc-row.tsx';
import { useUnitMarcs } from './use-unit-marcs.ts';

/** The physical marcs that hang at the unit: where each was, and what can be done with it. */
export function UnitMarcs({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  const id = useId();
  const mayChange = isOffered(unit, 'qr_edit');
  const { marcs, error, refetch } = useUnitMarcs(unit);
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 2 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {translate('app.unit.marcs.title')}
        </Typography>
        {mayChange && (
          <Button
            component={Link}
            to={`${paths.claimMarc}?unit=${unit.id}`}
            variant="outlined"
            size="small"
            startIcon={<QrCodeScanner />}
          >
            {translate('app.menu.claim-mark')}
          </Button>
        )}
      </Box>
      {marcs === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={56} />
        )
      ) : marcs.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(mayChange ? 'app.unit.marcs.none' : 'app.unit.marcs.none_to_read')}
        </Typography>
      ) : (
        <List disablePadding aria-labelledby={id}>
          {marcs.map((row) => (
            <MarcRow key={row.marc.id} row={row} unit={unit} mayChange={mayChange} />
          ))}
        </List>
      )}
    </Card>
  );
}
