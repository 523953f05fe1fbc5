export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member that is an object; an empty one where it is not there. */
export function memberOf(value: unknown, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** On one line, with room between its parts. */
export const onOneLine = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
