/** `%{name}` in a text: what stands for it is known only when the text is said. */

/** @returns the names, in their order */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(/%\{([^}]*)\}/g)].map(([, name = '']) => name);
