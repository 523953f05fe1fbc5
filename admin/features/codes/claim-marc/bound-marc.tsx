import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Card } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { FoundMarc } from './use-claim.ts';

interface BoundMarcProps {
  marc: FoundMarc;
  /** As it was before. */
  from: FoundMarc | null;
  onNext: () => void;
}

/** It is done; the next one waits. */
export function BoundMarc({ marc, from, onNext }: BoundMarcProps) {
  const translate = useTranslate();
  const unit = marc.unit_name ?? `#${marc.node_id}`;
  const left = from?.unit_name ?? null;
  return (
    <Card role="status">
      <EmptyState
        Icon={CheckCircle}
        title={translate('app.claim.done', { number: marc.number, unit })}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
            <Button variant="contained" size="large" onClick={onNext} autoFocus>
              {translate('app.claim.next')}
            </Button>
            <Button size="large" variant="outlined" component={Link} to={`/${node.route}/${marc.node_id}/qr-code`}>
              {translate('app.claim.open_unit')}
            </Button>
          </Box>
        }
      >
        {left === null ? translate('app.claim.done_text') : translate('app.claim.done_moved', { from: left })}
      </EmptyState>
    </Card>
  );
}
