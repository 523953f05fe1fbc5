/** How prints are asked for, as the dialog holds it and as the server is told. */
import type { Corner, MarkerSize } from '../../../../shared/qr/design.ts';

export const printFormats = ['pdf', 'svg', 'png', 'sheets'] as const;
export type PrintFormat = (typeof printFormats)[number];

export const papers = ['design', 'a6', 'a5', 'a4'] as const;
export type Paper = (typeof papers)[number];

export const corners = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const satisfies Corner[];
/** `design`: as each design says. */
export const markers = ['design', 'none', ...corners] as const;
export type MarkerChoice = (typeof markers)[number];

export const markerSizes = ['small', 'medium', 'large'] as const satisfies MarkerSize[];

export interface PrintOptions {
  method: 'design' | 'code';
  formats: PrintFormat[];
  paper: Paper;
  marker: MarkerChoice;
  size: MarkerSize;
  /** Undefined: the ink of the design. */
  color: string | undefined;
}

export const standardOptions: PrintOptions = {
  method: 'design',
  formats: ['pdf'],
  paper: 'design',
  marker: 'design',
  size: 'small',
  color: undefined,
};

export const hasMarker = ({ marker }: PrintOptions): boolean => marker !== 'design' && marker !== 'none';

/** In the words of the server. */
export function toQuery(options: PrintOptions): Record<string, string> {
  const { method, marker, size, color } = options;
  return {
    design: method,
    ...(marker !== 'design' && { marker_location: marker }),
    ...(hasMarker(options) && { marker_size: size, ...(color !== undefined && { marker_color: color }) }),
  };
}

/** The part of a code's address that is its print as one file. */
export function imagePart(options: PrintOptions, format: PrintFormat): string {
  const file: Record<string, string> =
    format === 'sheets'
      ? { format: 'pdf', paper: 'sheet' }
      : { format, ...(format === 'pdf' && { paper: options.paper }) };
  return `image?${new URLSearchParams({ ...toQuery(options), ...file }).toString()}`;
}

/** The body of what is asked for as an archive. */
export const toRequest = (options: PrintOptions): object => ({
  ...toQuery(options),
  formats: options.formats,
  ...(options.formats.includes('pdf') && { paper: options.paper }),
});
