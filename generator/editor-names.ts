/**
 * The dialect offers editors the project's own names beside what it takes: `anyOf` of a grammar and of names that are
 * printed. A name is legal before it is printed, so that nothing but an editor reads the second.
 */
export const NAMES_FILE = 'server/generated/names.schema.json';

/** The dialect without what is for editors. */
export function withoutNames(dialect: unknown): unknown {
  if (Array.isArray(dialect)) return dialect.map(withoutNames);
  if (typeof dialect !== 'object' || dialect === null) return dialect;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(dialect).map(([key, value]): [string, unknown] => [
      key,
      key === 'anyOf' ? value : withoutNames(value),
    ]),
  );
  if (!Array.isArray(anyOf)) return rest;
  const [grammar, ...offered]: unknown[] = anyOf;
  return offered.length > 0 && offered.every((branch) => JSON.stringify(branch).includes(NAMES_FILE))
    ? { ...Object(withoutNames(grammar)), ...rest }
    : { ...rest, anyOf: anyOf.map(withoutNames) };
}
