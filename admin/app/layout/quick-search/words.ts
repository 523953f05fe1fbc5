/** The id that is typed, as `4921` or `#4921`; null where something else is. */
export function idOf(typed: string): number | null {
  const digits = /^#?([1-9]\d{0,14})$/.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
}
