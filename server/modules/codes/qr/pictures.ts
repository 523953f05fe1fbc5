/**
 * The stored pictures that designs name, as PNG: what every file of ours can hold. They are laid on the ground that they
 * stand on: a PDF takes in a picture without transparency as it is, and takes apart any other, point by point.
 */
import { LRUCache } from 'lru-cache';
import { sharp } from '../../../platform/media/sharp.ts';
import { type QrDesign, WHITE } from '../../../../shared/qr/design.ts';
import { bytesOf, type FileStore } from '../../../platform/storage/file-store.ts';
import { PICTURE_KEYS } from '../../../platform/storage/ledger.ts';
import type { Pictures } from './print.ts';

/** Longest side in pixels: a third of an A4's width at 300 dpi. */
const LONGEST_SIDE = 800;
const CACHED_BYTES = 16_000_000;

export type LoadPictures = (design: QrDesign) => Promise<Pictures>;

/** The pictures that a design names, with their places in it. */
export const picturesIn = ({ logo, poster }: QrDesign): [pointer: string, file: string][] => [
  ...(logo ? [['/logo', logo.file] satisfies [string, string]] : []),
  ...(poster?.company_logo ? [['/poster/company_logo', poster.company_logo.file] satisfies [string, string]] : []),
];

/** A picture that is gone is left out of the print. */
export function createPictureLoader(store: Pick<FileStore, 'read'>): LoadPictures {
  const known = new LRUCache<string, Buffer>({ maxSize: CACHED_BYTES, sizeCalculation: ({ length }) => length });

  async function load(file: string, background: string): Promise<Buffer | undefined> {
    const key = `${background} ${file}`;
    const cached = known.get(key);
    if (cached) return cached;
    const stream = await store.read(`${PICTURE_KEYS}${file}`);
    if (!stream) return undefined;
    const bytes = await sharp(await bytesOf(stream))
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .png()
      .toBuffer();
    known.set(key, bytes);
    return bytes;
  }

  return async (design) => {
    const pictures = new Map<string, Buffer>();
    for (const [, file] of picturesIn(design)) {
      const bytes = await load(file, design.background ?? WHITE);
      if (bytes) pictures.set(file, bytes);
    }
    return pictures;
  };
}
