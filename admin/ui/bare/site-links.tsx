import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSiteAddresses } from '../../providers/use-site-addresses.ts';

/** The operator's own pages, below a page for everybody; nothing where there is none. */
export function SiteLinks() {
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
