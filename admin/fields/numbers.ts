/** Numbers and money between people's way of writing and the wire's. */
import type { Validator } from 'react-admin';
import { currencyFormat, minorDigitsOf } from '../../shared/money/minor-digits.ts';

/**
 * The number in a text with the locale's decimal sign or a point; null when there is no text, and the text itself when
 * it is no number, so that a validator can say so without losing it.
 */
export function parseDecimal(text: string, locale: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = toPlainNumber(trimmed.replaceAll(/[\s\u00A0\u202F]/gu, ''), locale);
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : text;
}

/** An amount in minor units as money: `4900`, `EUR` is `€49.00`. */
export function formatMoney(minor: number, currency: string | undefined, locale: string): string {
  if (!isCurrency(currency)) return new Intl.NumberFormat(locale).format(minor);
  return currencyFormat(locale, currency).format(minor / 10 ** minorDigitsOf(currency));
}

/** Minor units to the amount that people type. */
export function minorToMajor(minor: number, currency: string | undefined): number {
  return isCurrency(currency) ? minor / 10 ** minorDigitsOf(currency) : minor;
}

/** The amount that people type to minor units; rounding mends binary fractions such as 19.99 * 100. */
export function majorToMinor(major: number, currency: string | undefined): number {
  return isCurrency(currency) ? Math.round(major * 10 ** minorDigitsOf(currency)) : major;
}

/**
 * The minor units that a text stands for in a currency; null for an empty one, and the text itself when it is no amount
 * of that currency or the currency is not known yet, so that it can be read anew and said what is wrong with it.
 */
export function readMoney(text: string, currency: string | null | undefined, locale: string): number | string | null {
  const major = parseDecimal(text, locale);
  if (major === null) return null;
  if (typeof major === 'string' || !isCurrency(currency)) return text;
  const minor = majorToMinor(major, currency);
  // Binary fractions are off by less than this; a tenth of a cent is off by more.
  return Math.abs(major * 10 ** minorDigitsOf(currency) - minor) < 1e-6 ? minor : text;
}

/** An amount in minor units as people type it, without its currency. */
export function writeMoney(minor: number, currency: string | undefined, locale: string, useGrouping = false): string {
  const digits = isCurrency(currency) ? minorDigitsOf(currency) : 0;
  const format = { useGrouping, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, format).format(minorToMajor(minor, currency));
}

/** A key of admin/i18n for a text that `readMoney` did not read. */
export function unreadMoney(text: string, currency: string | null | undefined, locale: string): string {
  if (typeof parseDecimal(text, locale) === 'string') return 'app.validation.number';
  return isCurrency(currency) ? 'app.validation.too_many_digits' : 'app.validation.currency_unknown';
}

/** Refuses what is no number, or not the wanted kind of number, with that message. */
export function isNumberOr(message: string, isWanted: (value: number) => boolean = Number.isFinite): Validator {
  return (value: unknown) =>
    value === null || value === undefined || (typeof value === 'number' && isWanted(value)) ? undefined : message;
}

function isCurrency(code: string | null | undefined): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code);
}

/** `1.234,5` in German and `1,234.5` in English are both `1234.5`; a lone point is a decimal sign unless it groups thousands. */
function toPlainNumber(text: string, locale: string): string {
  const { decimal, group } = separatorsOf(locale);
  const ungrouped = text.replaceAll(group, '');
  if (text.includes(decimal)) return ungrouped.replace(decimal, '.');
  const isGrouped = text.split(group).every((part, at) => (at === 0 ? /^[+-]?\d{1,3}$/ : /^\d{3}$/).test(part));
  return isGrouped ? ungrouped : text;
}

function separatorsOf(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { decimal: find('decimal', '.'), group: find('group', ',') };
}
