/** How a code is exported (specification, section 3): what of its design, and with which marker. */
import { codeOnly } from '../../../../shared/qr/draw-print.ts';
import type { Corner, MarkerSize, QrDesign } from '../../../../shared/qr/design.ts';
import { papers, type Paper } from './pdf.ts';

export type Method = 'design' | 'code' | 'plain';
export type PrintFormat = 'svg' | 'png' | 'pdf';

export interface PrintOptions {
  design?: Method;
  marker_location?: Corner | 'none';
  marker_size?: MarkerSize;
  marker_color?: string;
  paper?: Paper;
}

export const printMediaTypes: Record<PrintFormat, string> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  pdf: 'application/pdf',
};

export const optionSchemas = {
  design: {
    enum: ['design', 'code', 'plain'],
    description:
      'The whole design that the unit shows (own, of its group or inherited), its code alone, or a plain code, black on white; plain where it is not given.',
  },
  marker_location: {
    enum: ['top_left', 'top_right', 'bottom_left', 'bottom_right', 'none'],
    description: "The corner of the label with the unit's id and code; as the design says where it is not given.",
  },
  marker_size: { enum: ['small', 'medium', 'large'] },
  marker_color: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$', maxLength: 7 },
  paper: {
    enum: [...papers],
    description:
      'Of a PDF: as large as the design, or on this paper; "sheet" puts as many on an A4 as fit, with crop marks.',
  },
};

/** The design as it is printed with these options. */
export function optedDesign(design: QrDesign | null, options: PrintOptions): QrDesign {
  const { design: method = 'plain', marker_location: location, marker_size: size, marker_color: color } = options;
  const shown = method === 'plain' || design === null ? {} : method === 'code' ? codeOnly(design) : design;
  const { marker, ...bare } = shown;
  if (location === 'none') return bare;
  const place = location ?? marker?.location;
  if (place === undefined) return bare;
  return { ...bare, marker: { ...marker, location: place, ...(size && { size }), ...(color && { color }) } };
}
