import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { BindMark } from './bind-mark.tsx';
import { BoundMark } from './bound-mark.tsx';
import { FindMark } from './find-mark.tsx';
import { useClaim } from './use-claim.ts';

/** Brings a mark to its unit: scan or type its code, pick the unit, done. Made for one hand and a phone. */
export default function ClaimMark() {
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
  const { mark, bound } = claiming;
  if (bound !== null) return <BoundMark mark={bound} from={mark} onNext={claiming.next} />;
  return mark === null ? <FindMark claiming={claiming} /> : <BindMark mark={mark} claiming={claiming} />;
}
