/**
 * `npm run dev`: what the generator prints takes the place of what an open page has of it, without loading the page anew.
 * The values of a printed module keep their identity and take over what they are now; scripts/dev-printed.ts adds the call
 * to each, and redrawn-app.tsx draws the page again. No part of what is built.
 */
import type { EntityResource } from '../entities/resource.ts';

type Values = Record<string, unknown>;

/** Of a resource: addresses, menu and rights are made of these when the page loads. */
const FRAME: readonly (keyof EntityResource)[] = [
  'id',
  'route',
  'path',
  'menu',
  'tabOf',
  'icon',
  'ability',
  'label',
  'live',
  'limit',
  'operations',
  'views',
  'detail',
  'paths',
  'shownIn',
  'actions',
  'grants',
  'panels',
  'tabs',
  'draft',
];

/**
 * @param held what other modules have of a printed one
 * @param printed the same as it is printed now
 * @returns whether a page that draws itself again shows all of it
 */
export function takeOver(held: Values, printed: Values): boolean {
  const isShown = Object.keys(held).join() === Object.keys(printed).join() && !hasOtherFrame(held, printed);
  replace(held, printed);
  return isShown;
}

function hasOtherFrame(held: Values, printed: Values): boolean {
  return Object.entries(printed).some(([name, value]) => {
    const former = held[name];
    if (typeof value === 'function') return String(value) !== String(former);
    if (!isPlain(value) || !isPlain(former)) return false;
    if ('route' in value) return FRAME.some((key) => JSON.stringify(value[key]) !== JSON.stringify(former[key]));
    return hasOtherFrame(former, value);
  });
}

function replace(held: Values, printed: Values): void {
  const former = { ...held };
  for (const name of Object.keys(held)) delete held[name];
  for (const [name, value] of Object.entries(printed)) {
    const kept = former[name];
    if (isPlain(kept) && isPlain(value)) replace(kept, value);
    held[name] = isPlain(kept) && isPlain(value) ? kept : value;
  }
}

/** Neither a list nor an element. */
const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value);
