import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { PRODUCT } from '../i18n/product.ts';
import { paths } from '../entities/guard.ts';
import { useUserData } from '../providers/use-session.tsx';
import type { MenuEntry } from './layout/menu-entry.ts';
import { useMenu, useMenuLabel } from './layout/use-menu.ts';

/** What is behind the menu, in cards. */
export default function Home() {
  const translate = useTranslate();
  const user = useUserData();
  const entries = useMenu().flatMap((entry) => entry.children ?? [entry]);
  const shown = entries.filter(({ path }) => path !== paths.dashboard);
  return (
    <section aria-labelledby="home">
      <Typography id="home" variant="h1">
        {PRODUCT}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBottom: 6 }}>{user?.company_name}</Typography>
      <Box
        component="ul"
        aria-label={translate('app.layout.menu')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          gap: 4,
          listStyle: 'none',
          margin: 0,
          padding: 0,
        }}
      >
        {shown.map((entry) => (
          <EntryCard key={entry.path} entry={entry} />
        ))}
      </Box>
    </section>
  );
}

function EntryCard({ entry }: { entry: MenuEntry }) {
  const label = useMenuLabel()(entry);
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={entry.path}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 3, padding: 5 }}
      >
        <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <entry.Icon />
        </Box>
        <Typography variant="h3" component="span">
          {label}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
