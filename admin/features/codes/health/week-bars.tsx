import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../ui/figures/use-formats.ts';

const [WIDTH, HEIGHT, GAP] = [10, 32, 2];

/** Scans of the last twelve weeks, one bar each: where they end is where the code fell silent. */
export function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const translate = useTranslate();
  const { direction } = useTheme();
  const { count } = useFormats();
  const most = Math.max(1, ...weeks);
  const said = translate('app.code_health.weeks', { figures: weeks.map(count).join(', ') });
  const width = weeks.length * (WIDTH + GAP) - GAP;
  if (weeks.every((reads) => reads === 0)) return null;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={said}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      sx={{ width, height: HEIGHT, maxWidth: '100%', ...(direction === 'rtl' && { transform: 'scaleX(-1)' }) }}
    >
      <title>{said}</title>
      {weeks.map((reads, week) => {
        const height = reads === 0 ? 1 : Math.max(3, (reads / most) * HEIGHT);
        return (
          <Box
            component="rect"
            // Weeks have no name but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={week}
            x={week * (WIDTH + GAP)}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            rx={1}
            sx={{ fill: (theme) => (reads === 0 ? theme.palette.divider : theme.palette.primary.main) }}
          />
        );
      })}
    </Box>
  );
}
