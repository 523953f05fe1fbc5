import { Box, Card, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { LanguageMenu } from './language-menu.tsx';
import { PRODUCT } from '../../i18n/product.ts';
import { LogoIcon } from './logo.tsx';
import { useTranslate } from 'react-admin';
import { useSiteAddresses } from '../../providers/use-site-addresses.ts';

const FORM_WIDTH = 420;

interface BarePageProps {
  children: ReactNode;
  /** In px. */
  width?: number;
  /** What stands in the bar, beside the languages. */
  actions?: ReactNode;
  /** What is made of several cards stands on the page itself. */
  isCard?: boolean;
}

/** A page without the menu: login, not found. */
export function BarePage({ children, width = FORM_WIDTH, actions, isCard = true }: BarePageProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: 4 }}>
        <Box sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <LogoIcon size={28} />
        </Box>
        <Box component="span" sx={{ flexGrow: 1, fontWeight: 650, fontSize: '1.125rem', letterSpacing: '-0.01em' }}>
          {PRODUCT}
        </Box>
        {actions}
        <LanguageMenu />
      </Box>
      <Box
        component="main"
        sx={{
          flexGrow: 1,
          display: 'grid',
          alignContent: 'start',
          justifyItems: 'center',
          paddingInline: 4,
          paddingBlock: isCard ? { xs: 4, sm: 16 } : { xs: 4, sm: 8 },
        }}
      >
        {isCard ? (
          <Card sx={{ width: '100%', maxWidth: width, padding: { xs: 5, sm: 8 } }}>{children}</Card>
        ) : (
          <Box sx={{ width: '100%', maxWidth: width }}>{children}</Box>
        )}
      </Box>
      <SiteLinks />
    </Box>
  );
}

/** The operator's own pages, below a page for everybody; nothing where there is none. */
function SiteLinks() {
  const translate = useTranslate();
  const addresses = useSiteAddresses();
  const links = (['terms', 'privacy', 'portal'] as const).flatMap((name) => {
    const address = addresses[name];
    return address === null ? [] : [{ name, address }];
  });
  if (links.length === 0) return null;
  return (
    <Box component="footer" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, padding: 4 }}>
      {links.map(({ name, address }) => (
        <Link key={name} href={address} target="_blank" rel="noopener" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`app.layout.site.${name}`)}
        </Link>
      ))}
    </Box>
  );
}
