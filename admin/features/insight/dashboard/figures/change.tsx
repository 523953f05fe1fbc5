import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import TrendingFlat from '@mui/icons-material/TrendingFlatOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import { Box, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Days } from '../data/answers.ts';
import { spanName } from '../view/period.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';

interface ChangeProps {
  now: number | null | undefined;
  before: number | null | undefined;
  /** The days that it is compared with. */
  previous: Days;
  /** Of scores points are told, of counts a share. */
  isScore?: boolean;
  /** The figure before in words. */
  format: (value: number) => string;
}

/** How a figure differs from that of the days before; more is good where it is a score. */
export function Change({ now, before, previous, isScore = false, format }: ChangeProps) {
  const translate = useTranslate();
  const { locale, signed, signedPercent } = useFormats();
  if (typeof now !== 'number' || typeof before !== 'number') return null;
  // Of a score what is told is what counts.
  const difference = isScore ? Math.round(10 * (now - before)) / 10 : now - before;
  // A share of nothing is none.
  const isCounted = isScore || before > 0;
  const words = !isCounted
    ? translate('app.dashboard.change.none_before')
    : isScore
      ? signed(difference)
      : signedPercent(difference / before);
  const Icon = difference > 0 ? TrendingUp : difference < 0 ? TrendingDown : TrendingFlat;
  const tone = !isScore || difference === 0 ? 'quiet' : difference > 0 ? 'done' : 'urgent';
  const compared = translate('app.dashboard.change.compared', {
    value: format(before),
    span: spanName(previous, locale),
  });
  return (
    <Tooltip title={compared} describeChild>
      <Box
        component="span"
        sx={({ palette }) => ({
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1,
          fontSize: '0.8125rem',
          fontWeight: 550,
          whiteSpace: 'nowrap',
          color: palette.tones[tone].text,
        })}
      >
        {isCounted && <Icon sx={{ fontSize: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        <bdi>{words}</bdi>
      </Box>
    </Tooltip>
  );
}
