import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { Alert, Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { useAddressImage } from '../../../ui/media/use-address-image.ts';
import { paths } from '../../../entities/guard.ts';
import type { SelfTestAnswer } from './answer.ts';
import { useWhen } from './use-when.ts';

/** The address holds for half an hour; it is renewed well before. */
const RENEWED_MS = 20 * 60_000;
const SIDE = 232;

/** The code on the screen, to be scanned by a phone or opened here, without being counted; says when that came in. */
export function TryCode({ answer: { test_address: latest, last_test_at: at } }: { answer: SelfTestAnswer }) {
  const translate = useTranslate();
  const id = useId();
  const when = useWhen();
  const [before] = useState(at);
  const address = useHeldAddress(latest);
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 4 }}>
      <Typography id={id} variant="h2" sx={{ marginBottom: 1 }}>
        {translate('app.self_test.try.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 4 }}>{translate('app.self_test.try.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
        <AddressImage address={address} />
        <Stack sx={{ gap: 3, alignItems: 'start', flex: '1 1 200px' }}>
          <Button variant="contained" href={address} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
            {translate('app.self_test.try.open')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.self_test.try.counts')}
          </Typography>
          <Box role="status">
            {at === null ? null : at === before ? (
              <Typography variant="body2">{translate('app.self_test.try.last', { when: when(at) })}</Typography>
            ) : (
              <Alert severity="success">
                {translate('app.self_test.try.came')}{' '}
                <Link component={RouterLink} to={paths.dashboard} color="inherit">
                  {translate('app.menu.dashboard')}
                </Link>
              </Alert>
            )}
          </Box>
        </Stack>
      </Box>
    </Card>
  );
}

function AddressImage({ address }: { address: string }) {
  const translate = useTranslate();
  const image = useAddressImage(address);
  if (image === undefined) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />;
  return (
    <Box
      component="img"
      src={image}
      alt={translate('app.self_test.try.image')}
      sx={{ width: SIDE, height: SIDE, borderRadius: 1, border: 1, borderColor: 'divider' }}
    />
  );
}

/** Each answer has another address: the code on the screen must not change while a phone is held before it. */
function useHeldAddress(latest: string): string {
  const [held, setHeld] = useState(latest);
  const renew = useEffectEvent(() => setHeld(latest));
  useEffect(() => {
    const timer = setInterval(() => renew(), RENEWED_MS);
    return () => clearInterval(timer);
  }, []);
  return held;
}
