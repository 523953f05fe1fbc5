/** A queue before one or several servers, first come, first served (G/G/k): what waits behind a process, or a cell. */

/** Seeded, so that a simulation is the same each time (mulberry32, of the public domain). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const exponential = (random: () => number, mean: number): number => -Math.log(1 - random()) * mean;

/** Log-normal, of a mean and a coefficient of variation: most are short, and a few many times as long. */
export function logNormal(random: () => number, mean: number, variation: number): number {
  const variance = Math.log(1 + variation ** 2);
  // Box and Muller's normal deviate.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(Math.log(mean) - variance / 2 + normal * Math.sqrt(variance));
}

export interface Station {
  /**
   * To be called in the order of arrivals.
   * @returns when it is served: all in one unit of time
   */
  serve(arrival: number, service: number): number;
  /** How long its servers have worked, together. */
  readonly worked: number;
}

/** @param servers that work beside each other on one queue */
export function createStation(servers: number): Station {
  const freeAt = new Float64Array(servers);
  let worked = 0;
  return {
    serve(arrival, service) {
      let first = 0;
      for (let server = 1; server < servers; server++) if ((freeAt[server] ?? 0) < (freeAt[first] ?? 0)) first = server;
      const end = Math.max(arrival, freeAt[first] ?? 0) + service;
      freeAt[first] = end;
      worked += service;
      return end;
    },
    get worked() {
      return worked;
    },
  };
}
