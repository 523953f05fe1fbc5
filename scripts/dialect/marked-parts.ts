/** Parts of a document that are printed, each between two marks with its name. */

/** The document with the parts as they are now; throws where it has no place for one of them. */
export function withParts(document: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [before, rest] = text.split(`<!-- ${name}: begin -->`);
    const after = rest?.split(`<!-- ${name}: end -->`)[1];
    if (before === undefined || after === undefined) throw new Error(`The document has no place for '${name}'.`);
    return `${before}<!-- ${name}: begin -->\n\n${part}\n\n<!-- ${name}: end -->${after}`;
  }, document);
}
