/** Values of one statement, collected while its text is written; the text carries `$1`, `$2` ... in their place. */
export interface Parameters {
  /** Adds a value and answers its placeholder. */
  add(value: unknown): string;
  readonly values: unknown[];
}

/** An empty list of parameters, to be filled while the text of a statement is written. */
export function createParameters(): Parameters {
  const values: unknown[] = [];
  return {
    values,
    add(value) {
      values.push(value);
      return `$${values.length}`;
    },
  };
}
