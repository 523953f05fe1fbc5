/** What Prometheus reads: requests as they were answered, and figures that their owners are asked for at each reading. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface AnsweredRequest {
  name: string;
  method: string;
  status: number;
  seconds: number;
}

interface Figure {
  labels?: Record<string, string>;
  value: number;
}

/** Figures that somebody keeps; asked for when they are read. Those that can't be had then are left out. */
export interface Figures {
  name: string;
  help: string;
  /** What only ever grows until the process ends. */
  kind: 'gauge' | 'counter';
  labels?: readonly string[];
  /** What several processes of one machine make of theirs together; the sum when absent. */
  together?: 'sum' | 'max';
  read(): Figure[] | Promise<Figure[]>;
}

export interface Metrics {
  answered(request: AnsweredRequest): void;
  add(figures: Figures): void;
  /** Adds those of the process: memory, processor, event loop. */
  addProcess(): void;
  contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  /** To be added to those of other processes. */
  values(): Promise<object[]>;
}

const PREFIX = 'feedtree_';
/** In seconds: from a cached page to what runs into a statement's timeout. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'Requests by what they asked for and how they were answered.',
    labelNames: ['name', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  /** Found by one text: the library sorts the labels and writes them out each time. */
  const all = new Map<string, Histogram.Internal<string>>();
  return {
    answered({ name, method, status, seconds }) {
      // A caller may send any word as a method: it must not make a series of its own.
      const known = METHODS.has(method) ? method : 'other';
      const klass = `${Math.floor(status / 100)}xx`;
      const key = `${name} ${known} ${klass}`;
      const series = all.get(key) ?? durations.labels({ name, method: known, status: klass });
      all.set(key, series);
      series.observe(seconds);
    },
    add({ name, help, kind, labels = [], together: aggregator = 'sum', read }) {
      const settings = { name: `${PREFIX}${name}`, help, labelNames: labels, registers: [registry], aggregator };
      const readable = async (): Promise<Figure[]> => {
        try {
          return await read();
        } catch {
          return [];
        }
      };
      if (kind === 'gauge')
        new Gauge({
          ...settings,
          async collect() {
            const figures = await readable();
            this.reset();
            for (const each of figures) this.set(each.labels ?? {}, each.value);
          },
        });
      else
        new Counter({
          ...settings,
          async collect() {
            const figures = await readable();
            this.reset();
            for (const each of figures) this.inc(each.labels ?? {}, each.value);
          },
        });
    },
    addProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  };
}
