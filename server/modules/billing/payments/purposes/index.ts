import { card } from './card.ts';
import { invoice } from './invoice.ts';
import { plan } from './plan.ts';
import type { Purpose, PurposeName } from './purpose.ts';

export const purposes: Record<PurposeName, Purpose> = { plan, invoice, card };
