/** Puts the theme of the chosen skin, direction and language around the app. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider, useMediaQuery, GlobalStyles as MuiGlobalStyles } from '@mui/material';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useEffect, useMemo } from 'react';
import { usePreferences } from '../preferences/use-preferences.tsx';
import type { Layout } from '../preferences/preferences.ts';
import { createAppTheme, type Direction } from './create-theme.ts';
import { watchForEastAsianText } from './east-asian-faces.ts';
import type { PaintedSkin } from './palette.ts';

/** Class of the body in the dark skin (spec, section 4). */
const DARK_CLASS = 'dark-layout';

export function Appearance({ children }: { children: ReactNode }) {
  const [{ skin: chosen, direction, locale }] = usePreferences();
  const skin = usePaintedSkin(chosen);
  const theme = useMemo(() => createAppTheme({ skin, direction, locale }), [skin, direction, locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    document.documentElement.dataset['skin'] = skin === 'dark' ? 'dark' : 'light';
    document.body.classList.toggle(DARK_CLASS, skin === 'dark');
  }, [skin, direction, locale]);
  useEffect(() => watchForEastAsianText(document), []);
  return (
    <CacheProvider value={caches[direction]()}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <GlobalStyles />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The skin to paint in; `system` follows the browser's system, also while the page is open. */
export function usePaintedSkin(skin: Layout['skin']): PaintedSkin {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (skin !== 'system') return skin;
  return isSystemDark ? 'dark' : 'semi-dark';
}

/** One cache for each direction: the plugin mirrors what is written into its own. */
const caches: Record<Direction, () => ReturnType<typeof createCache>> = {
  ltr: once(() => createCache({ key: 'ft', ...nonce() })),
  rtl: once(() => createCache({ key: 'ft-rtl', stylisPlugins: [rtlPlugin], ...nonce() })),
};

/** The server puts the nonce of its content security policy into the document; without it styles would be refused. */
function nonce(): { nonce?: string } {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content ? { nonce: content } : {};
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What holds for the whole document: numbers that line up, and stillness for those who asked for it. */
function GlobalStyles() {
  return (
    <MuiGlobalStyles
      styles={(theme) => ({
        html: { scrollPaddingTop: 88 },
        body: {
          fontVariantNumeric: 'tabular-nums',
          fontFeatureSettings: '"cv05", "ss03"',
          // Said outright, so that it is mirrored with all styles and does not follow the words below.
          textAlign: 'left',
        },
        // The page may be mirrored while its words read from left to right: each text has the direction of its own
        // first letter, so that its numbers and signs stay at their end of it.
        '[dir=rtl] body *:not(input, textarea, svg *)': { unicodeBidi: 'plaintext' },
        // A name without a space must not widen the page; in tables columns are measured by their words.
        '.MuiTypography-root:not(td *, th *, button *)': { overflowWrap: 'anywhere' },
        // Korean breaks between words, Japanese between phrases where the browser knows them; what is too long breaks anyhow.
        ':lang(ko) body': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
        ':lang(ja) body': { wordBreak: 'auto-phrase' },
        a: { color: theme.palette.primary.main },
        ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      })}
    />
  );
}
