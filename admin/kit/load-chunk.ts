/** After this long a part of the program counts as not coming (spec, section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Raised when a part of the program does not arrive in time. */
export class ChunkLoadError extends Error {
  constructor() {
    super('app.errors.chunk');
    this.name = 'ChunkLoadError';
  }
}

/** Loads a part of the program, or fails after two minutes. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
