/** The letters of a report. */
import type { Style } from '../../../../platform/pdf/draw-text.ts';
import { colors } from '../../../../platform/pdf/look.ts';

export const styles = {
  title: { size: 20, weight: 600, color: colors.text },
  part: { size: 14, weight: 600, color: colors.text },
  name: { size: 10.5, weight: 600, color: colors.text },
  value: { size: 18, weight: 600, color: colors.text },
  figure: { size: 13, weight: 600, color: colors.accent },
  body: { size: 9.5, weight: 400, color: colors.text },
  quiet: { size: 8.5, weight: 400, color: colors.second },
} satisfies Record<string, Style>;

/** Of the other side of a comparison. */
export const OTHER = '#9AA5B6';

const ACCENT = [11, 110, 110];
const FAINTEST = 0.2;

/** The accent, paler towards the first of so many shades: what PDF/A-2 draws without transparency. */
export function shadeOf(at: number, count: number): string {
  const strength = FAINTEST + ((1 - FAINTEST) * at) / Math.max(1, count - 1);
  const mixed = ACCENT.map((part) => Math.round(255 - (255 - part) * strength));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
