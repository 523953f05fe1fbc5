/**
 * The bound of a cache that grows with what it keeps. By `max` it takes a place for every entry as it is made (28 bytes,
 * 2.8 MB for 100,000), which most servers never fill.
 */
export const growsUpTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
