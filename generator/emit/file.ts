/** A file that the generator prints; what is not in the list of all printers is removed from the generated folders. */
export interface GeneratedFile {
  /** From the project's root: `server/generated/country.ts`. */
  path: string;
  text: string;
}

/** The order in which files are printed. */
export const byPath = (one: GeneratedFile, other: GeneratedFile): number => (one.path < other.path ? -1 : 1);

/** First line of every generated TypeScript file; `source` is the schema, or `schemas/**` when many speak. */
export function banner(source: string): string {
  return `// Generated from ${source}. Do not edit; edit the schema.\n`;
}
