/** The simulation against what queueing theory says in closed form. */
import { describe, expect, test } from 'vitest';
import { createRandom, createStation, exponential, logNormal } from './station.ts';

const ARRIVALS = 400_000;

/** Mean wait before service, and the share of those who wait at all. */
function simulate(servers: number, rate: number, service: (random: () => number) => number) {
  const random = createRandom(7);
  const station = createStation(servers);
  let [at, waits, waiting] = [0, 0, 0];
  for (let arrival = 0; arrival < ARRIVALS; arrival++) {
    at += exponential(random, 1 / rate);
    const takes = service(random);
    const wait = station.serve(at, takes) - at - takes;
    waits += wait;
    if (wait > 1e-9) waiting += 1;
  }
  return { mean: waits / ARRIVALS, waiting: waiting / ARRIVALS, utilization: station.worked / at / servers };
}

/** Erlang's C formula: the share of arrivals of an M/M/k queue that find all servers busy, at an offered load. */
function erlangC(servers: number, offered: number): number {
  let [term, sum] = [1, 0];
  for (let busy = 0; busy < servers; busy++) {
    sum += term;
    term *= offered / (busy + 1);
  }
  const all = term / (1 - offered / servers);
  return all / (sum + all);
}

const within = (value: number, due: number, share: number): void =>
  expect(Math.abs(value / due - 1), `${value} for ${due}`).toBeLessThan(share);

describe('a queue before exponential service', () => {
  test.each([
    { servers: 1, offered: 0.5 },
    { servers: 1, offered: 0.8 },
    { servers: 2, offered: 1.4 },
    { servers: 4, offered: 3 },
    { servers: 8, offered: 6.4 },
  ])('waits as M/M/$servers does with $offered erlangs', ({ servers, offered }) => {
    const { mean, waiting, utilization } = simulate(servers, offered, (random) => exponential(random, 1));
    within(waiting, erlangC(servers, offered), 0.03);
    within(mean, erlangC(servers, offered) / (servers - offered), 0.06);
    within(utilization, offered / servers, 0.01);
  });
});

/** Pollaczek and Khinchine: the mean wait of an M/G/1 queue by the variation of its service. */
const pollaczekKhinchine = (offered: number, variation: number): number =>
  (offered * (1 + variation ** 2)) / (2 * (1 - offered));

test.each([
  { title: 'that is always the same', variation: 0, service: () => 1 },
  { title: 'that varies', variation: 1, service: (random: () => number) => logNormal(random, 1, 1) },
])('one server waits as M/G/1 does with service $title', ({ variation, service }) => {
  within(simulate(1, 0.6, service).mean, pollaczekKhinchine(0.6, variation), 0.05);
});
