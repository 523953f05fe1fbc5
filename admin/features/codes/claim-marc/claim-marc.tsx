import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BindMarc } from './bind-marc.tsx';
import { BoundMarc } from './bound-marc.tsx';
import { FindMarc } from './find-marc.tsx';
import { useClaim } from './use-claim.ts';

/** Brings a marc to its unit: scan or type its code, pick the unit, done. Made for one hand and a phone. */
export default function ClaimMarc() {
  const translate = useTranslate();
  const claiming = useClaim();
  const title = translate('app.menu.claim-mark');
  usePageTitle(title);
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
