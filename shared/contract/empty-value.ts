/** What a form leaves empty is no value. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values, as JSON has them, are the same to a reader. */
export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (value: unknown): string => JSON.stringify(isEmptyValue(value) ? null : value);
