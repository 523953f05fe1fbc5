/** Invoices for tests. */
import type { Bill } from '../bill.ts';
import type { Seller } from '../seller.ts';

export const seller: Seller = {
  name: 'Feedtree',
  email: 'billing@feedtree.test',
  address: 'Büyükdere Caddesi 185',
  postalCode: '34394',
  city: 'İstanbul',
  country: 'TR',
  taxNumber: '123 456',
};

/** A month of a larger plan, with what was left of the smaller one. */
const upgrade: Bill = {
  kind: 'invoice',
  number: 'FT-2026-00042',
  corrects: null,
  correctedBy: null,
  reverseCharge: false,
  state: 'paid',
  description: 'Pro, monthly, 2026-11-01 to 2026-11-30',
  planName: 'Pro',
  period: 'monthly',
  periodStart: new Date('2026-11-01T10:00:00Z'),
  periodEnd: new Date('2026-12-01T10:00:00Z'),
  currency: 'EUR',
  subtotal: 7_600,
  credit: 2_300,
  discount: 760,
  taxRate: 19,
  tax: 1_300,
  total: 8_140,
  issuedAt: new Date('2026-11-01T10:00:00Z'),
  dueAt: new Date('2026-11-15T10:00:00Z'),
  paidAt: new Date('2026-11-01T10:00:00Z'),
  buyerName: 'Acme Hospitality GmbH',
  buyerAddress: 'Speicherstraße 14, 20457 Hamburg',
  buyerCountry: 'DE',
  buyerTaxNumber: 'DE136695976',
  cardBrand: 'visa',
  cardLast4: '4242',
};

export const billWith = (changes: Partial<Bill> = {}): Bill => ({ ...upgrade, ...changes });
