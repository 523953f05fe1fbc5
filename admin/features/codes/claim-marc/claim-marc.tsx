import { Box, Stack, Typography, Button, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { BindMarc } from './bind-marc.tsx';
import { useClaim, type FoundMarc, type Claiming } from './use-claim.ts';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { Link } from 'react-router';
import { node } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEffect, useEffectEvent } from 'react';
import { CodeForm } from './code-form.tsx';
import { Scanner } from './scanner.tsx';

/** Brings a marc to its unit: scan or type its code, pick the unit, done. Made for one hand and a phone. */
export default function ClaimMarc({ title }: { title: string }) {
  const claiming = useClaim();
  return (
    <Box component="section" aria-label={title} sx={{ maxWidth: 560, marginInline: 'auto', width: '100%' }}>
      <Stack sx={{ gap: 4 }}>
        <Typography variant="h1">{title}</Typography>
        <Step claiming={claiming} />
      </Stack>
    </Box>
  );
}

function Step({ claiming }: { claiming: ReturnType<typeof useClaim> }) {
  const { marc, bound } = claiming;
  if (bound !== null) return <BoundMarc marc={bound} from={marc} onNext={claiming.next} />;
  return marc === null ? <FindMarc claiming={claiming} /> : <BindMarc marc={marc} claiming={claiming} />;
}

interface BoundMarcProps {
  marc: FoundMarc;
  /** As it was before. */
  from: FoundMarc | null;
  onNext: () => void;
}

/** It is done; the next one waits. */
function BoundMarc({ marc, from, onNext }: BoundMarcProps) {
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

/** The marc before the reader: through the camera, or by its code in letters. */
function FindMarc({ claiming: { given, finding } }: { claiming: Claiming }) {
  const translate = useTranslate();
  const findGiven = useEffectEvent(() => {
    if (given !== '') void finding.find(given);
  });
  useEffect(() => findGiven(), [given]);
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{translate('app.claim.intro')}</Typography>
      <Scanner isPaused={finding.isFinding} onCode={(text) => void finding.find(text)} startsAtOnce={given === ''} />
      <Card sx={{ padding: 4 }}>
        <CodeForm finding={finding} given={given} />
      </Card>
    </>
  );
}
