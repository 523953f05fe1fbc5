import { GlobalStyles as MuiGlobalStyles } from '@mui/material';

/** What holds for the whole document: numbers that line up, and stillness for those who asked for it. */
export function GlobalStyles() {
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
