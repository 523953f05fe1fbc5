/** What of a survey is looked at beside days and unit, and what it is compared with, as the address says it. */

export type Comparison = { kind: 'previous' } | { kind: 'unit'; id: number } | { kind: 'version'; number: number };

export interface Choice {
  /** Only answers to this one; null: to all. */
  version: number | null;
  comparison: Comparison | null;
}

const NUMBER = /^[1-9]\d{0,14}$/u;
const numberIn = (text: string | null | undefined): number | null => (text && NUMBER.test(text) ? Number(text) : null);

function comparisonIn(text: string | null): Comparison | null {
  if (text === 'previous') return { kind: 'previous' };
  const [kind, value] = text?.split('.') ?? [];
  const number = numberIn(value);
  if (number === null) return null;
  return kind === 'unit' ? { kind, id: number } : kind === 'version' ? { kind, number } : null;
}

/** Nothing of an address is taken that can't be asked for. */
export const readChoice = (search: URLSearchParams): Choice => ({
  version: numberIn(search.get('version')),
  comparison: comparisonIn(search.get('compare')),
});

const comparisonText = (comparison: Comparison): string =>
  comparison.kind === 'previous'
    ? comparison.kind
    : `${comparison.kind}.${comparison.kind === 'unit' ? comparison.id : comparison.number}`;

/** The same address with another choice; what else it says stays. */
export function writeChoice(search: URLSearchParams, { version, comparison }: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('version');
  next.delete('compare');
  if (version !== null) next.set('version', String(version));
  if (comparison !== null) next.set('compare', comparisonText(comparison));
  return next;
}

/** As the call takes it. */
export const askedBy = ({ version, comparison }: Choice): Record<string, number | boolean> => ({
  ...(version !== null && { version }),
  ...(comparison?.kind === 'previous' && { compare_previous: true }),
  ...(comparison?.kind === 'unit' && { compare_node_id: comparison.id }),
  ...(comparison?.kind === 'version' && { compare_version: comparison.number }),
});
