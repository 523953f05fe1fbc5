import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../../ui/chunks/lazy-chunk.ts';
import { useView } from '../view/view-context.tsx';
import type { TrendChartProps } from './trend-chart.tsx';
import { isEmpty } from './trend-points.ts';

/** Other screens do not pay for charts, and this one does not wait for them. */
const TrendChart = lazyChunk(() => import('./trend-chart.tsx'));

interface TrendProps extends TrendChartProps {
  /** What is drawn, for those who don't see it. */
  label: string;
}

/** A line over the period, or why there is none. */
export function Trend({ label, ...chart }: TrendProps) {
  const { height, points, scale } = chart;
  if (isEmpty(points, scale !== undefined)) return <NothingHere height={height} />;
  return (
    // The rows of the panel say the same to those who don't see it.
    <Box role="img" aria-label={label} sx={{ height }}>
      <ChunkBoundary fallback={<Skeleton variant="rounded" height={height} />}>
        <TrendChart {...chart} />
      </ChunkBoundary>
    </Box>
  );
}

/** In the place of what would be drawn. */
export function NothingHere({ height }: { height: number }) {
  const translate = useTranslate();
  const { span } = useView();
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: height, textAlign: 'center' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '40ch' }}>
        {translate('app.dashboard.nothing_here', { span })}
      </Typography>
    </Box>
  );
}
