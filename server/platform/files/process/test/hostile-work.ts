/** A module that does with its bytes what they say. */
import { answer } from '../run-process.ts';

const works: Record<string, () => unknown> = {
  count: () => [1, 2, 3],
  environment: () => process.env,
  split: () => 'a,'.repeat(100_000_000).split(',').length,
  throw: () => {
    throw new Error('This can not be read.');
  },
  exit: () => process.exit(3),
};

answer(async (bytes: Uint8Array) => {
  const name = Buffer.from(bytes).toString();
  if (name === 'forever') for (;;);
  return works[name]?.();
});
