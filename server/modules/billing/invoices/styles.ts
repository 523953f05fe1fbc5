/** The letters and states of an invoice. */
import type { Bill } from './bill.ts';
import type { Style } from '../../../platform/pdf/draw-text.ts';
import { colors } from '../../../platform/pdf/look.ts';

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
