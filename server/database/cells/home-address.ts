/** How a cell's PostgreSQL reaches the home cell's: for foreign tables, and for what is replicated. */
import { parseIntoClientConfig } from 'pg-connection-string';

/** By libpq's names (PostgreSQL's manual, "Parameter Key Words"); those that are absent are libpq's own choice. */
export type LibpqOptions = Record<string, string>;

/** @param connectionString of the home cell; without user and password */
export function homeAddress(connectionString: string): LibpqOptions {
  const { host, port, database } = parseIntoClientConfig(connectionString);
  const { searchParams } = new URL(connectionString.replace('@/', '@localhost/'));
  const sslmode = searchParams.get('sslmode');
  return {
    ...(host && { host }),
    ...(port && { port: String(port) }),
    ...(database && { dbname: database }),
    ...(sslmode && { sslmode }),
  };
}

/** As one string of key words and values. */
export const conninfo = (options: LibpqOptions): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}='${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`)
    .join(' ');
