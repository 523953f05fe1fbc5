import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface FigureCardProps {
  label: string;
  Icon: typeof SvgIcon;
  /** Undefined until it has come. */
  value: string | undefined;
  /** Where it is handled; a figure that nothing is to be done about leads nowhere. */
  to?: string | undefined;
  /** Beside the figure. */
  change?: ReactNode;
  /** Below it. */
  note?: ReactNode;
  /** It waits for somebody. */
  isWaiting?: boolean;
}

/** One figure in words large enough to be seen in passing, and the way to it. */
export function FigureCard({ to, ...content }: FigureCardProps) {
  const inside = {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    height: '100%',
    padding: 4,
    gap: 1,
  };
  return (
    <Card component="li">
      {to === undefined ? (
        <Box sx={inside}>
          <Content {...content} />
        </Box>
      ) : (
        <CardActionArea component={Link} to={to} sx={{ ...inside, justifyContent: 'flex-start' }}>
          <Content {...content} />
        </CardActionArea>
      )}
    </Card>
  );
}

function Content({ label, Icon, value, change, note, isWaiting = false }: Omit<FigureCardProps, 'to'>) {
  return (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
        <Icon sx={{ fontSize: 18, color: isWaiting ? 'primary.main' : 'text.secondary' }} />
        <Typography variant="body2" component="span" sx={{ fontWeight: 550 }}>
          {label}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography
          component="span"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 600,
            lineHeight: 1.25,
            letterSpacing: '-0.02em',
            color: 'text.primary',
          }}
        >
          {value === undefined ? <Skeleton width="4ch" /> : <bdi>{value}</bdi>}
        </Typography>
        {change}
      </Box>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary', minHeight: 18 }}>
        {note}
      </Typography>
    </>
  );
}

/** Figures side by side, as many as there is room for. */
export function FigureCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
        gap: { xs: 3, sm: 4 },
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}
