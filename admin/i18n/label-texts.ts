import type { TextFile } from './text-tree.ts';

/** English labels are printed from the schemas; the others are kept by hand. */
export const labelTexts = import.meta.glob<TextFile>([
  '../../shared/i18n/generated/en.json',
  '../../shared/i18n/labels/*.json',
]);

/** As the keys of the glob have it. */
export const LABELS = '../../shared/i18n';

// `npm run dev`: what is printed while the page is open.
if (import.meta.hot)
  import.meta.hot.accept('../../shared/i18n/generated/en.json', (printed) => {
    if (printed) labelTexts[`${LABELS}/generated/en.json`] = () => Promise.resolve({ default: printed['default'] });
  });
