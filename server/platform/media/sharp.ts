/** The library of pictures, loaded with its native code when the first one is drawn. */
import type { default as Sharp, Sharp as Picture } from 'sharp';
import { lazily } from '../../lazy.ts';

const loadSharp = lazily<typeof Sharp>('sharp');
let isSetUp = false;

/** As the package's function of that name. */
export function sharp(...given: Parameters<typeof Sharp>): Picture {
  const draw = loadSharp();
  if (!isSetUp) {
    // One thread a picture: the others serve visitors meanwhile. No cache: each picture is drawn once.
    draw.concurrency(1);
    draw.cache(false);
    isSetUp = true;
  }
  return draw(...given);
}
