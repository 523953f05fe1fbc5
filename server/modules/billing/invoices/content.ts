/** What an invoice says, in its reader's language: texts and amounts as they are printed, without where they stand. */
import { countryName } from '../../../i18n/code-names.ts';
import { brands } from '../../../../shared/card/brands.ts';
import { currencyFormat, minorDigitsOf } from '../../../../shared/money/minor-digits.ts';
import { toDecimal } from '../pricing/money.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Bill } from './bill.ts';
import type { Seller } from './seller.ts';
import { plain } from '../../../platform/pdf/text-runs.ts';
import { invoiceText } from './texts.ts';

export interface Labelled {
  label: string;
  text: string;
}

export interface Party {
  label: string;
  /** The first one is the name. */
  lines: string[];
}

export interface Sum extends Labelled {
  isTotal: boolean;
}

export interface Content {
  locale: Locale;
  title: string;
  number: string;
  state: { text: string; kind: Bill['state'] };
  seller: string;
  facts: Labelled[];
  parties: Party[];
  columns: [description: string, amount: string];
  line: { title: string; text: string; amount: string };
  sums: Sum[];
  note: string;
  /** Of `page` and `count`. */
  pageText(page: number, count: number): string;
  contact: string;
}

const DAY_MS = 86_400_000;

/** Days are UTC's. */
const days = (locale: Locale, dateStyle: 'long' | 'medium' = 'long') =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });

export function moneyOf(locale: Locale, { currency }: Pick<Bill, 'currency'>) {
  const format = currencyFormat(locale, currency);
  const minorDigits = minorDigitsOf(currency);
  return (amount: number): string =>
    amount < 0
      ? `\u{2212}${format.format(toDecimal(-amount, minorDigits))}`
      : format.format(toDecimal(amount, minorDigits));
}

export function contentOf(locale: Locale, bill: Bill, seller: Seller): Content {
  const say = (key: string, parameters?: Record<string, string | number>): string =>
    invoiceText(locale, key, parameters);
  const money = moneyOf(locale, bill);
  const { line, price } = lineOf(locale, bill);
  return {
    locale,
    title: say(bill.kind === 'credit_note' ? 'credit_note' : 'title'),
    number: bill.number,
    state: { text: stateText(locale, bill), kind: bill.state },
    seller: seller.name,
    facts: factsOf(locale, bill),
    parties: [partyOf(locale, say('from'), sellerLines(seller)), partyOf(locale, say('billed_to'), buyerLines(bill))],
    columns: [say('description'), say('amount')],
    line: { ...line, amount: money(sign(bill) * price) },
    sums: sumsOf(locale, bill, price),
    note: noteOf(locale, bill),
    pageText: (page, count) => say('page', { page, count }),
    contact: seller.email,
  };
}

/** A credit note takes back what an invoice asked for. */
const sign = ({ kind }: Bill): 1 | -1 => (kind === 'credit_note' ? -1 : 1);

const stateText = (locale: Locale, { kind, state }: Bill): string =>
  invoiceText(locale, kind === 'credit_note' ? 'state.credited' : `state.${state}`);

function factsOf(locale: Locale, { kind, number, corrects, issuedAt, dueAt, paidAt }: Bill): Labelled[] {
  const { format } = days(locale, 'medium');
  const end = paidAt ?? dueAt;
  const isNote = kind === 'credit_note';
  return [
    { label: invoiceText(locale, isNote ? 'note_number' : 'number'), text: number },
    { label: invoiceText(locale, 'issued'), text: format(issuedAt) },
    ...(corrects === null ? [] : [{ label: invoiceText(locale, isNote ? 'corrects' : 'replaces'), text: corrects }]),
    ...(isNote ? [] : [{ label: invoiceText(locale, paidAt ? 'paid_on' : 'due'), text: format(end) }]),
  ];
}

interface PartyFacts {
  name: string;
  lines: (string | null)[];
  country: string | null;
  taxNumber: string | null;
}

const sellerLines = ({ name, address, postalCode, city, country, taxNumber }: Seller): PartyFacts => ({
  name,
  lines: [address, [postalCode, city].filter(Boolean).join(' ')],
  country,
  taxNumber,
});

const buyerLines = ({ buyerName, buyerAddress, buyerCountry, buyerTaxNumber }: Bill): PartyFacts => ({
  name: buyerName,
  lines: [buyerAddress],
  country: buyerCountry,
  taxNumber: buyerTaxNumber,
});

function partyOf(locale: Locale, label: string, { name, lines, country, taxNumber }: PartyFacts): Party {
  const tax = taxNumber ? invoiceText(locale, 'tax_number', { number: taxNumber }) : '';
  const all = [name, ...lines, country === null ? '' : countryName(country, locale), tax].map((line) =>
    plain(line ?? ''),
  );
  return { label, lines: all.filter((line) => line !== '') };
}

function lineOf(locale: Locale, bill: Bill) {
  const { description, planName, period, periodStart, periodEnd, subtotal, credit } = bill;
  const price = subtotal + credit;
  if (planName === null || periodStart === null || periodEnd === null)
    return { price, line: { title: description, text: '' } };
  const title = invoiceText(locale, 'plan', { plan: planName });
  const lastDay = new Date(Math.max(periodStart.getTime(), periodEnd.getTime() - DAY_MS));
  const dates = days(locale).formatRange(periodStart, lastDay);
  const text = period === null ? dates : `${invoiceText(locale, `period.${period}`)} · ${dates}`;
  return { price, line: { title, text } };
}

function sumsOf(locale: Locale, bill: Bill, price: number): Sum[] {
  const money = moneyOf(locale, bill);
  const { credit, discount, subtotal, tax, taxRate, total, state } = bill;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 6 }).format(taxRate / 100);
  const net = subtotal - discount;
  const part = (key: string, amount: number, parameters?: Record<string, string>): Sum => ({
    label: invoiceText(locale, key, parameters),
    // A negative nothing would be printed with its sign.
    text: money(sign(bill) * amount || 0),
    isTotal: false,
  });
  return [
    ...(credit > 0 ? [part('credit', -credit)] : []),
    ...(discount > 0 ? [part('discount', -discount)] : []),
    ...(net === price && tax === 0 ? [] : [part('subtotal', net)]),
    bill.reverseCharge ? part('reverse_charge', 0) : part('tax', tax, { rate }),
    {
      ...part(bill.kind === 'credit_note' ? 'credited_total' : state === 'open' ? 'due_total' : 'total', total),
      isTotal: true,
    },
  ];
}

/** With a text that the law asks for where the buyer owes the tax (2006/112/EC, article 226, 11a). */
const noteOf = (locale: Locale, bill: Bill): string =>
  [...(bill.reverseCharge ? [invoiceText(locale, 'note.reverse_charge')] : []), paymentNoteOf(locale, bill)].join(' ');

function paymentNoteOf(locale: Locale, bill: Bill): string {
  const { kind, state, corrects, correctedBy, dueAt, paidAt, cardBrand, cardLast4, total } = bill;
  const { format } = days(locale);
  if (kind === 'credit_note') return invoiceText(locale, 'note.credit', { number: corrects ?? '' });
  if (correctedBy !== null) return invoiceText(locale, 'note.corrected', { number: correctedBy });
  if (state === 'void') return invoiceText(locale, 'note.void');
  if (state === 'open') return invoiceText(locale, 'note.open', { date: format(dueAt) });
  const date = format(paidAt ?? dueAt);
  if (total === 0 || cardBrand === null || cardLast4 === null) return invoiceText(locale, 'note.paid', { date });
  const brand = brands.find(({ id }) => id === cardBrand)?.name ?? cardBrand;
  return invoiceText(locale, 'note.paid_by_card', { date, card: `${brand} •••• ${cardLast4}` });
}
