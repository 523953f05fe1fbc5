import type { TextFile } from './text-tree.ts';

/** English labels are printed from the schemas; the others are kept by hand. */
export const labelTexts = import.meta.glob<TextFile>([
  '../../shared/i18n/generated/en.json',
  '../../shared/i18n/labels/*.json',
]);

/** As the keys of the glob have it. */
export const LABELS = '../../shared/i18n';
