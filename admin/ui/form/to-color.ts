/** `#RRGGBB` out of what somebody typed, with or without `#`, also in its short form; undefined for anything else. */
export function toColor(typed: string): string | undefined {
  const digits = typed.trim().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits.toUpperCase()}`;
  if (!/^[0-9a-f]{3}$/i.test(digits)) return undefined;
  return `#${[...digits].map((digit) => digit + digit).join('')}`.toUpperCase();
}
