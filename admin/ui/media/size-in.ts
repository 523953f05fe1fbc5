/** Sizes of files as people read them. */
const KILO = 1000;

/** `820 kB`, `2.4 MB`. */
export function sizeIn(locale: string, bytes: number): string {
  const isSmall = bytes < KILO * KILO;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? KILO : KILO * KILO));
}
