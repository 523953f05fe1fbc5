/** How a person likes to see trees; this browser remembers it. */
import { useEffect, useState } from 'react';
import type { Arrangement } from './layout/arrange.ts';
import { type GrowDirection, growDirections } from './layout/directions.ts';

export interface ViewOptions {
  view: 'chart' | 'list';
  arrangement: Arrangement;
  /** Null: as one reads. */
  direction: GrowDirection | null;
}

export const arrangements: readonly Arrangement[] = ['horizontal', 'compact'];

const STORAGE_KEY = 'tree.view';
const DEFAULTS: ViewOptions = { view: 'chart', arrangement: 'horizontal', direction: null };

/** Out of the browser's storage, where anything may stand. */
export function viewOptionsFromText(text: string | null): ViewOptions {
  const kept = parse(text);
  return {
    view: kept['view'] === 'list' ? 'list' : DEFAULTS.view,
    arrangement: arrangements.find((one) => one === kept['arrangement']) ?? DEFAULTS.arrangement,
    direction: growDirections.find((one) => one === kept['direction']) ?? DEFAULTS.direction,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function useViewOptions(): [ViewOptions, (change: Partial<ViewOptions>) => void] {
  const [options, setOptions] = useState(() => viewOptionsFromText(localStorage.getItem(STORAGE_KEY)));
  useEffect(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(options)), [options]);
  return [options, (change) => setOptions((now) => ({ ...now, ...change }))];
}
