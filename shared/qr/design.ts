/** How the print of a code looks: a document of schemas/documents/qr-design.schema.json. */
import type { Language } from '../i18n/languages.ts';
import type { Text } from '../survey/document.ts';

export type ModuleShape = 'square' | 'rounded' | 'dots' | 'bars';
export type EyeShape = 'square' | 'rounded' | 'round';
export type Template = 'a6' | 'a5' | 'a4' | 'table_tent' | 'sticker';
export type Corner = 'top_left' | 'top_right' | 'bottom_left' | 'bottom_right';
export type MarkerSize = 'small' | 'medium' | 'large';

export interface Marker {
  location: Corner;
  size?: MarkerSize;
  color?: string;
  with_name?: boolean;
}

export interface Gradient {
  to: string;
  direction?: 'across' | 'down' | 'diagonal' | 'outwards';
}

export interface Frame {
  style?: 'line' | 'banner_below' | 'banner_above';
  color?: string;
  text?: Text;
}

export interface Poster {
  template?: Template;
  color?: string;
  title?: Text;
  note?: Text;
  company_logo?: { file: string };
  without_name?: boolean;
}

export interface QrDesign {
  foreground?: string;
  background?: string;
  modules?: ModuleShape;
  eyes?: EyeShape;
  eye_color?: string;
  gradient?: Gradient;
  logo?: { file: string };
  frame?: Frame;
  marker?: Marker;
  poster?: Poster;
}

/** The one print of a design: whose code it is, and in which language its texts are. */
export interface PrintedCode {
  /** What the code says; in upper case it is a smaller symbol. */
  address: string;
  code: string;
  /** Null for a marc that is not bound yet. */
  unit: { id: number; name: string } | null;
  company: string;
  language: Language;
}

export const BLACK = '#000000';
export const WHITE = '#FFFFFF';
