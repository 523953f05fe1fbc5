/** After this long a part of the program counts as not coming (spec, section 9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Raised when a part of the program does not arrive; its message is a key of admin/i18n. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('app.errors.chunk', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a part of the program, or fails after two minutes; at once where there is none any more, as after an update of
 * the server. The browser keeps what failed, so that only a reload of the page helps.
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs);
  });
  const part = load().catch((cause: unknown) => {
    throw new ChunkLoadError(cause);
  });
  try {
    return await Promise.race([part, limit]);
  } finally {
    clearTimeout(timer);
  }
}
