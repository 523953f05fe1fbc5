import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { exportFormats } from './formats/index.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const ROWS = 10_000;

test.each(exportFormats.map((format) => [format.name, format] as const))(
  'a file of many rows lets others have their turns while it is written: %s',
  async (_name, format) => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const rows = Array.from({ length: ROWS }, (_, at) => [`unit ${at}`, at]);
    const file = await buffer(
      format.bytes({
        locale: 'en',
        name: 'Units',
        header: ['name', 'number'],
        widths: [],
        rows: yieldToEventLoop(rows),
      }),
    );
    isDone = true;
    expect(file.length).toBeGreaterThan(ROWS);
    expect(turns).toBeGreaterThanOrEqual(ROWS / 250);
  },
);
