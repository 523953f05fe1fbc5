/** Reads of a definition that may be anything: what is not of the wanted shape is not there. */
export type Source = Record<string, unknown>;

export const isSource = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const member = (source: Source, name: string): unknown =>
  Object.hasOwn(source, name) ? source[name] : undefined;

/** The first of the names under which there is anything: properties were renamed between the versions of SurveyJS. */
export const firstOf = (source: Source, ...names: string[]): unknown =>
  names.map((name) => member(source, name)).find((value) => value !== undefined && value !== null);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const sourcesOf = (value: unknown): Source[] => listOf(value).filter(isSource);
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A number, or what reads as one. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

export type Scalar = string | number | boolean;
export const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** How much of what was said is named to the reader. */
const MAX_DETAIL = 200;
export const shortened = (text: string): string => text.slice(0, MAX_DETAIL).toWellFormed().replaceAll('\0', '');
