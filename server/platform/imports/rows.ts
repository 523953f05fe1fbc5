/** The rows of an import as they were kept, in batches, from where it is on. */
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { FileRow, Mapping } from '../../kernel/import/values.ts';

interface Reading {
  entity: EntityDescriptor;
  mapping: Mapping;
  /** Rows that are done. */
  skipped: number;
  /** Of the next batch. */
  size(): number;
}

export async function* readBatches(stream: Readable, reading: Reading): AsyncGenerator<FileRow[]> {
  const lines = createInterface({ input: stream, crlfDelay: Infinity });
  const isRepeated = createMemory(reading);
  let batch: FileRow[] = [];
  let at = 0;
  try {
    for await (const line of lines) {
      const [row, ...cells] = JSON.parse(line) as [number, ...string[]];
      const one = { row, cells, isRepeated: isRepeated(cells) };
      at += 1;
      if (at <= reading.skipped) continue;
      batch.push(one);
      if (batch.length < reading.size()) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    lines.close();
    stream.destroy();
  }
}

/** Whether an earlier row had the same key, as the file writes it. Of each is kept a hash that no two texts share by chance. */
function createMemory({ entity, mapping }: Reading): (cells: readonly string[]) => boolean {
  const places = new Map([...mapping].map(([place, field]) => [field, place]));
  const keys = [['id'], ...(entity.imported?.keys ?? [])].filter((key) => key.every((name) => places.has(name)));
  const seen = keys.map(() => new Set<string>());
  return (cells) => {
    const repeated = keys.map((key, at) => {
      const texts = key.map((name) => (cells[places.get(name) ?? -1] ?? '').trim());
      if (texts.some((text) => text === '')) return false;
      const hash = createHash('sha1').update(JSON.stringify(texts)).digest('base64').slice(0, 16);
      const known = seen[at];
      if (known?.has(hash)) return true;
      known?.add(hash);
      return false;
    });
    return repeated.includes(true);
  };
}
