import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { Driver } from '../data/answers.ts';
import { nameOf, reasonOf, standsAt } from './driver-words.ts';

/** What to mend first, why, and how sure that is. */
export function FirstDriver({ driver }: { driver: Driver }) {
  const translate = useTranslate();
  const { count, percent } = useFormats();
  const share = (value: number) => percent(value / 100);
  const stands = standsAt(driver);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(driver)}</bdi>
      </Typography>
      <Typography variant="body2">
        {translate(`app.dashboard.drivers.reason_${reasonOf(driver)}`, {
          weight: share(driver.weight),
          low: share(driver.low),
          high: share(driver.high),
          stands: driver.is_rating ? count(Math.round(stands)) : share(stands),
        })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.dashboard.drivers.first_share', { share: share(driver.first_share) })}
      </Typography>
    </Stack>
  );
}
