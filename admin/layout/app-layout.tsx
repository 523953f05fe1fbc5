import { Container } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReadOnlyNotice } from '../kit/plan/read-only-notice.tsx';
import { CONTENT_WIDTH } from '../theme/create-theme.ts';
import { AppBar } from './app-bar.tsx';
import { BAR_SPACE } from './measures.ts';
import { ScrollTop } from './scroll-top.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** The floating bar above, the content boxed below. */
export function AppLayout({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <SkipLink />
      <AppBar />
      <Container
        component="main"
        id={CONTENT_ID}
        tabIndex={-1}
        maxWidth={false}
        aria-label={translate('app.layout.content')}
        sx={{
          maxWidth: CONTENT_WIDTH + 32,
          paddingInline: '16px !important',
          paddingBlockStart: 6,
          // Room for the button that leads back to the top.
          paddingBlockEnd: 20,
          minHeight: `calc(100dvh - ${BAR_SPACE}px)`,
          '&:focus-visible': { outline: 'none' },
        }}
      >
        <ReadOnlyNotice />
        {children}
      </Container>
      <ScrollTop />
    </>
  );
}
