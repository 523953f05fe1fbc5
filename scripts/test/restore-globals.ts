/** Files of a worker share its modules and its process: what one has stubbed or mocked is restored before the next begins. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
