/** How an invoice looks: A4 in points, the product's light colors. */
import type { Bill } from './bill.ts';
import type { Style } from '../../../platform/pdf/draw-text.ts';

export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 96 };
export const inner = page.width - 2 * page.margin;

export const colors = {
  text: '#1A2233',
  second: '#566077',
  accent: '#0B6E6E',
  strip: '#F5F7FA',
  hairline: '#E1E6EE',
};

export const stateColors: Record<Bill['state'], { text: string; surface: string }> = {
  paid: { text: '#166534', surface: '#DFF5E5' },
  open: { text: '#8A5300', surface: '#FFF1D6' },
  void: { text: '#566077', surface: '#EAEDF2' },
};

export const styles = {
  seller: { size: 14, weight: 600, color: colors.text },
  title: { size: 24, weight: 600, color: colors.text },
  label: { size: 8.5, weight: 400, color: colors.second },
  fact: { size: 10, weight: 600, color: colors.text },
  name: { size: 10.5, weight: 600, color: colors.text },
  body: { size: 10, weight: 400, color: colors.text },
  quiet: { size: 9.5, weight: 400, color: colors.second },
  total: { size: 13, weight: 600, color: colors.text },
} satisfies Record<string, Style>;

/** The product's sign, in a square of 24. */
export const MARK =
  'M12 2.5a3 3 0 0 1 1 5.83V11h4.5A1.5 1.5 0 0 1 19 12.5v2.6a3 3 0 1 1-2 0V13H7v2.1a3 3 0 1 1-2 0v-2.6A1.5 1.5 0 0 1 6.5 11H11V8.33A3 3 0 0 1 12 2.5Z';
