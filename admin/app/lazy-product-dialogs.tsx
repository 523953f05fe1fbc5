import { lazyChunk } from '../ui/chunks/lazy-chunk.ts';

/** They come with the back office, of which they are a part, but stand beside the question about what is not saved. */
export const ProductDialogs = lazyChunk(async () => ({
  default: (await import('./product-dialogs.tsx')).ProductDialogs,
}));
