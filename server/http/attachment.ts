/** The header by which a browser saves an answer under a name (RFC 6266). */

/** What no file system takes in a name, and what would end the header's quotes. */
const UNSAFE = /[\p{Cc}"*\/:<>?\\\|]/gv;

/** With the name in ASCII for old programs, and as it is (RFC 8187). */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replaceAll(UNSAFE, '_');
  const ascii = name.replaceAll(/[^\u0020-\u007e]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
