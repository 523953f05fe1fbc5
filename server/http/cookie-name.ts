/** What a cookie is called by a browser that came over TLS: then no other host and no plain page can have set it. */
const OF_THIS_HOST = '__Host-';

/**
 * The name under which a cookie is set for all paths (RFC 6265bis, section 4.1.3.2).
 * @param isSecure whether the request came over TLS: browsers refuse the prefix otherwise
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `${OF_THIS_HOST}${name}` : name);

/**
 * The values of a cookie in the header of a request, under either name: that of TLS first.
 * @param cookies the `cookie` header
 * @param longest of a value, in characters; the rest is not read
 */
export function cookieValues(cookies: string | string[] | undefined, name: string, longest: number): string[] {
  const pairs = typeof cookies === 'string' ? cookies.split(';').map((pair) => pair.trimStart()) : [];
  return [cookieName(name, true), name].flatMap((called) =>
    pairs
      .filter((pair) => pair.startsWith(`${called}=`))
      .map((pair) => pair.slice(called.length + 1, called.length + 1 + longest)),
  );
}
