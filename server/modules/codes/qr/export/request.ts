/** What prints of many codes are asked for: whose codes, and how each is printed. */
import type { JsonSchema } from '../../../../../shared/contract/descriptor.ts';
import { type BundleFormat, bundleFormats } from '../bundle/bundle.ts';
import { optionSchemas, type PrintOptions } from '../options.ts';
import type { Paper } from '../pdf.ts';

/** Units and, where it is wanted, all below them: named, or those of a group. */
export interface Selection {
  node_ids?: number[];
  qr_code_group_id?: number;
  with_subunits?: boolean;
}

export interface PrintRequest extends Selection, Omit<PrintOptions, 'paper'> {
  formats: BundleFormat[];
  paper?: Exclude<Paper, 'sheet'>;
}

/** Of one archive. */
export const MAX_CODES = 10_000;
const MAX_NAMED = 500;

const id: JsonSchema = { type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 };

const selectionProperties: Record<string, JsonSchema> = {
  node_ids: {
    type: 'array',
    minItems: 1,
    maxItems: MAX_NAMED,
    uniqueItems: true,
    items: id,
    description: 'Units; instead of a group.',
  },
  qr_code_group_id: { ...id, description: 'All units of this group; instead of units.' },
  with_subunits: { type: 'boolean', description: 'With all units below them; false where it is not given.' },
};

export const selectionSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: selectionProperties,
};

const { paper: _ofOne, ...printProperties } = optionSchemas;

export const requestSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['formats'],
  properties: {
    ...selectionProperties,
    ...printProperties,
    formats: {
      type: 'array',
      minItems: 1,
      maxItems: bundleFormats.length,
      uniqueItems: true,
      items: { enum: [...bundleFormats] },
      description: 'svg, png and pdf: a file of each code; sheets: one PDF of all, to be cut, with crop marks.',
    },
    paper: {
      enum: ['design', 'a6', 'a5', 'a4'],
      description: 'Of the PDF of each code: as large as the design where it is not given, or on this paper.',
    },
  },
};
