/** Colors as `#RRGGBB`, and how well they can be told apart (WCAG 2.2, relative luminance and contrast ratio). */

type Channels = [red: number, green: number, blue: number];

const channelsOf = (color: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;

const toHex = (channels: number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of the second color in the first, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const second = channelsOf(other);
  return toHex(channelsOf(one).map((channel, at) => channel + ((second[at] ?? 0) - channel) * share));
}

/** The candidate that stands out most from a color. */
export function bestOn(color: string, candidates: [string, ...string[]]): string {
  return candidates.reduce((best, candidate) =>
    contrast(candidate, color) > contrast(best, color) ? candidate : best,
  );
}

/** The color itself where it reaches a contrast against the ground, else mixed towards `end` until it does. */
export function readable(color: string, ground: string, wanted: number, end: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, end, share);
    if (contrast(candidate, ground) >= wanted) return candidate;
  }
  return end;
}
