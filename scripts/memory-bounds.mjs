/**
 * How much memory a server's process holds on to (docs/decisions/idle-memory.md). The Dockerfile says the same, which a
 * test holds.
 */

/** Of Node. */
export const nodeFlags = [
  // In megabytes, half of what V8 takes: loading fills it once, and it is held ever after.
  '--max-semi-space-size=8',
  // In percent of what is alive: V8 would let its heap grow to several times that before it collects.
  '--heap-growing-percent=30',
];

/** Of the C library, whose every arena keeps what it once took: threads that compress would each have their own. */
export const environment = { MALLOC_ARENA_MAX: '2' };
