/**
 * The parameters of an address. Koa's own parser looks through all of them once for each of them, so that an address of
 * 15 KB keeps the event loop for most of a second: this one takes each once, and no more than a bound of them come here.
 */
import type Koa from 'koa';
import type { Request } from 'koa';

/** Of the longest address that the screens send, a few times over; printed codes and links carry some of others' besides. */
export const MAX_PARAMETERS = 64;

/** Values by name, several of one name as a list. Takes time in the length of the text. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = found.get(name);
    if (Array.isArray(known)) known.push(value);
    else found.set(name, known === undefined ? value : [known, value]);
  }
  // Unlike an assignment it takes the name `__proto__` as any other.
  return Object.fromEntries(found);
}

/** Whether an address, or a form that is coded as one, holds more than so many; reads no further than it must. */
export function hasMoreParameters(text: string | Buffer, limit: number): boolean {
  let at = -1;
  for (let count = 0; count < limit; count += 1) {
    at = text.indexOf('&', at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Puts the parser in the place of Koa's, for all that ask a context of this application for its query. */
export function parseQueriesOnce(koa: Koa): void {
  const parsed = new WeakMap<object, { text: string; query: ReturnType<typeof parseQuery> }>();
  Object.defineProperty(koa.request, 'query', {
    configurable: true,
    get(this: Request) {
      const text = this.querystring;
      const known = parsed.get(this.req);
      if (known?.text === text) return known.query;
      const query = parseQuery(text);
      parsed.set(this.req, { text, query });
      return query;
    },
  });
}
