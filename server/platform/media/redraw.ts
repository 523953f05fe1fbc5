/** Draws a picture anew: its pixels and nothing else of it. */
import type { Metadata } from 'sharp';
import { sharp } from './sharp.ts';
import { brokenMedia, Problem, tooManyPixels } from '../../errors.ts';
import { PICTURE_TYPES } from '../../../shared/contract/file-types.ts';

export interface Picture {
  bytes: Buffer;
  mediaType: string;
  extension: string;
  /** In pixels, where it is a picture. */
  width?: number;
  height?: number;
}

const PICTURES = new Set<string>(PICTURE_TYPES);

/** Whether the media type is one of the pictures that are drawn anew. */
export const isPicture = (mediaType: string): boolean => PICTURES.has(mediaType);

/**
 * In millions. The largest cameras of telephones stay below that of a JPEG, which is read at a fraction of its size; all
 * others are unpacked as a whole, a progressive JPEG among them, and hold one of the few places meanwhile.
 */
const megapixelsOf = ({ format, isProgressive }: Pick<Metadata, 'format' | 'isProgressive'>): number =>
  format === 'jpeg' && !isProgressive ? 64 : 24;
const JPEG_QUALITY = 84;
const WEBP_QUALITY = 86;

export interface Drawing {
  /** In pixels; a smaller picture keeps its size. */
  longestSide: number;
  as: 'jpeg' | 'webp';
}

/** The first frame of it, upright, without what its file says of time, place and camera. Throws 400 for a damaged one, 413 for one of too many pixels. */
export async function redrawn(file: string, { longestSide, as }: Drawing): Promise<Picture> {
  try {
    const picture = sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 });
    // Of its header; nothing is unpacked yet.
    const header = await picture.metadata();
    const { width, height } = header;
    const limit = megapixelsOf(header);
    if (width * height > limit * 1_000_000) throw tooManyPixels({ parameters: { limit } });
    const drawn = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const encoded =
      as === 'jpeg'
        ? drawn.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY })
        : drawn.webp({ quality: WEBP_QUALITY });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const named =
      as === 'jpeg' ? { mediaType: 'image/jpeg', extension: 'jpg' } : { mediaType: 'image/webp', extension: 'webp' };
    return { bytes: data, ...named, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Problem ? error : brokenMedia();
  }
}
