import type { Locale } from '../../shared/i18n/locales.ts';
import type { Transaction } from './database.ts';
import type { Origin } from './origin.ts';
import type { Principal } from './principal.ts';

/** One transaction of one caller. */
export interface Work {
  principal: Principal;
  transaction: Transaction;
  locale: Locale;
  requestId: string;
  /** Absent for what happens by itself. */
  origin?: Origin | undefined;
}
