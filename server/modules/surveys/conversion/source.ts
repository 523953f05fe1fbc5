/** What a definition is made of: it may be anything, and what is not of the wanted shape is not there. */
export type Source = Record<string, unknown>;

export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTrue = (value: unknown): value is true => value === true;
export const isFalse = (value: unknown): value is false => value === false;

/** A number, or what reads as one. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export type Scalar = string | number | boolean;
export const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** Says nothing, and so can't be lost. */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === null;
}

/** How much of what was said is named to the reader. */
const MAX_DETAIL = 200;
export const shortened = (text: string, limit = MAX_DETAIL): string =>
  text.slice(0, limit).toWellFormed().replaceAll('\0', '');
