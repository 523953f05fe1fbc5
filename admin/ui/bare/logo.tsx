import { Box, SvgIcon } from '@mui/material';
import { Link } from 'react-router';

const NAME = 'Feedtree';

/** A tree of three units, the lowest of which speaks. */
export function LogoIcon({ size = 24 }: { size?: number }) {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden sx={{ fontSize: size }}>
      <path
        d="M12 2.5a3 3 0 0 1 1 5.83V11h4.5A1.5 1.5 0 0 1 19 12.5v2.6a3 3 0 1 1-2 0V13H7v2.1a3 3 0 1 1-2 0v-2.6A1.5 1.5 0 0 1 6.5 11H11V8.33A3 3 0 0 1 12 2.5Z"
        fill="currentColor"
      />
    </SvgIcon>
  );
}

/** The product's sign and name, or the sign alone; leads to the dashboard. */
export function Logo({ isSign = false }: { isSign?: boolean }) {
  return (
    <Box
      component={Link}
      to="/"
      aria-label={isSign ? NAME : undefined}
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        marginInlineEnd: 3,
        padding: 1,
        borderRadius: 1,
        color: palette.bar.text,
        textDecoration: 'none',
        fontWeight: 650,
        fontSize: '1rem',
        letterSpacing: '-0.01em',
      })}
    >
      <Box component="span" sx={({ palette }) => ({ display: 'inline-flex', color: palette.bar.accent })}>
        <LogoIcon />
      </Box>
      {!isSign && NAME}
    </Box>
  );
}
