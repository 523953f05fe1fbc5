import { Failure } from '../features/errors/failure/failure.tsx';
import { lazyChunk } from '../ui/chunks/lazy-chunk.ts';
import { loadChunk } from '../ui/chunks/load-chunk.ts';

/** Most of the program: it comes once somebody is signed in, or goes where only it knows the way. */
export const BackOffice = lazyChunk(() =>
  // Nothing around it shows what does not arrive.
  loadChunk(async () => ({ default: (await import('./back-office.tsx')).BackOffice })).catch((error: Error) => ({
    default: () => <Failure error={error} resetErrorBoundary={() => undefined} />,
  })),
);
