/** The figures of all processes as those of one server. What was counted by one that is gone stays counted. */
import type { Child } from './child.ts';
import type { Figures, FromProcess } from './messages.ts';

type Told = Extract<FromProcess, { type: 'figures' | 'last_figures' }>;
/** As far as figures are told from there. */
type Source = Pick<Child, 'name' | 'send'>;

export interface GatheredMetrics {
  contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  heard(child: Source, message: Told): void;
  /** It is gone. */
  forget(child: Source): void;
  /** One ended by itself. */
  lost(name: string): void;
}

/** In milliseconds: whoever is busy for longer tells what it told last. */
const ANSWER_MS = 2_000;
/** Kinds that only ever grow. */
const GROWING = new Set(['counter', 'histogram']);

/** @param processes those that there are */
export function createGatheredMetrics(processes: () => readonly Source[]): GatheredMetrics {
  const known = new Map<Source, Figures>();
  const waiting = new Map<number, (told: Source) => void>();
  const lost = new Map<string, number>();
  let gone: Figures = [];
  let asked = 0;

  /** Asks all; resolves when all have answered, or have had their time. */
  async function ask(): Promise<void> {
    const number = ++asked;
    const missing = new Set(processes());
    if (missing.size === 0) return;
    const all = Promise.withResolvers<void>();
    waiting.set(number, (told) => missing.delete(told) && missing.size === 0 && all.resolve());
    const timeout = setTimeout(all.resolve, ANSWER_MS);
    for (const each of missing) each.send({ type: 'figures', asked: number });
    await all.promise;
    clearTimeout(timeout);
    waiting.delete(number);
  }

  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    async text() {
      await ask();
      const own = ownFigures(processes(), lost);
      return (await addUp([...known.values(), gone, own])).metrics();
    },
    heard(child, message) {
      known.set(child, message.figures);
      if (message.type === 'figures') waiting.get(message.asked)?.(child);
    },
    forget(child) {
      const last = known.get(child);
      known.delete(child);
      for (const answered of waiting.values()) answered(child);
      if (!last) return;
      const growing = last.filter((figure) => 'type' in figure && GROWING.has(String(figure.type)));
      const before = gone;
      gone = [];
      void addUp([before, growing]).then(async (sum) => {
        gone = [...gone, ...(await sum.getMetricsAsJSON())];
      });
    },
    lost: (name) => void lost.set(name, (lost.get(name) ?? 0) + 1),
  };
}

/** Loaded when it is first read: most machines have nobody who reads. */
async function addUp(figures: Figures[]) {
  const { AggregatorRegistry } = await import('prom-client');
  return AggregatorRegistry.aggregate(figures);
}

const kindOf = (name: string): string => name.split('-')[0] ?? name;

function ownFigures(processes: readonly Source[], lost: ReadonlyMap<string, number>): Figures {
  const byKind = Map.groupBy(processes, ({ name }) => kindOf(name));
  const figure = (name: string, help: string, type: string, values: object[]): object => ({
    name: `feedtree_${name}`,
    help,
    type,
    values,
    aggregator: 'sum',
  });
  return [
    figure(
      'processes',
      'Processes of this machine, by what they do.',
      'gauge',
      [...byKind].map(([kind, all]) => ({ labels: { kind }, value: all.length })),
    ),
    figure(
      'processes_lost_total',
      'Processes that ended by themselves or hung, and were replaced.',
      'counter',
      [...lost].map(([process, value]) => ({ labels: { process }, value })),
    ),
  ];
}
