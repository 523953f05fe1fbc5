/** Texts by their keys, as the JSON files of this folder hold them. */
export type TextTree = { [key: string]: string | TextTree | undefined };

/** One tree out of several; a later one wins, key by key. */
export function mergeTexts(trees: TextTree[]): TextTree {
  const result: TextTree = {};
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const known = result[key];
      result[key] = typeof value === 'object' && typeof known === 'object' ? mergeTexts([known, value]) : value;
    }
  }
  return result;
}

/** Every text by its whole key: `ra.action.save`. */
export function flattenTexts(tree: TextTree, prefix = ''): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree)) {
    const whole = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') result[whole] = value;
    else if (value !== undefined) Object.assign(result, flattenTexts(value, whole));
  }
  return result;
}

/** A module of texts. */
export interface TextFile {
  default: TextTree;
}
