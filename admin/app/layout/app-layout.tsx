import { Box, Container, GlobalStyles } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { usePreferences } from '../../preferences/use-preferences.tsx';
import { product } from '../product.tsx';
import { AccountNotices } from './account-notices.tsx';
import { AppBar } from './app-bar.tsx';
import { BAR_SPACE, CONTENT, layoutProperties } from '../../theme/measures.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollTop } from './scroll-top.tsx';
import { SideMenu } from './side-menu.tsx';
import { CONTENT_ID, SkipLink } from '../../ui/layout/skip-link.tsx';
import { Tour } from './tour/tour.tsx';
import { useMenuForm } from './use-menu-form.ts';
import { useMenu } from './use-menu.ts';

/** The bar above, the content below it, and the menu in the bar, at the side or behind a button. */
export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [preferences] = usePreferences();
  const properties = useMemo(() => <GlobalStyles styles={{ html: layoutProperties(preferences) }} />, [preferences]);
  const form = useMenuForm();
  const entries = useMenu();
  const counts = product.useMenuCounts(entries);
  return (
    <>
      {properties}
      <SkipLink />
      <RouteAnnouncer />
      <Box sx={{ display: 'flex' }}>
        {form === 'side' && <SideMenu entries={entries} counts={counts} />}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <AppBar entries={entries} counts={counts} form={form} />
          <Container
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            maxWidth={false}
            aria-label={translate('app.layout.content')}
            sx={{
              maxWidth: `calc(${CONTENT} + 32px)`,
              paddingInline: '16px !important',
              paddingBlockStart: 6,
              // Room for the button that leads back to the top.
              paddingBlockEnd: 20,
              minHeight: `calc(100dvh - ${BAR_SPACE})`,
              '&:focus-visible': { outline: 'none' },
            }}
          >
            <AccountNotices />
            {product.Notices && <product.Notices />}
            {children}
          </Container>
        </Box>
      </Box>
      <ScrollTop />
      <Tour />
    </>
  );
}
