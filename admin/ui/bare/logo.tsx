import { Box, SvgIcon } from '@mui/material';
import { Link } from 'react-router';
import { PRODUCT } from '../../i18n/product.ts';
import { SIGN } from '../../theme/sign.ts';

/** The sign of the product. */
export function LogoIcon({ size = 24 }: { size?: number }) {
  return (
    <SvgIcon viewBox="0 0 24 24" aria-hidden sx={{ fontSize: size }}>
      <path d={SIGN} fill="currentColor" />
    </SvgIcon>
  );
}

/** The product's sign and name, or the sign alone; leads to the dashboard. */
export function Logo({ isSign = false }: { isSign?: boolean }) {
  return (
    <Box
      component={Link}
      to="/"
      aria-label={isSign ? PRODUCT : undefined}
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
      {!isSign && PRODUCT}
    </Box>
  );
}
