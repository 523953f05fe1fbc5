import { setImmediate } from 'node:timers/promises';

/** So many rows take a few milliseconds to be written. */
const ROWS_A_TURN = 100;

/** Rows that are all there already, handed out so that others have their turn in between. */
export async function* yieldToEventLoop<Row>(rows: Iterable<Row>, rowsATurn = ROWS_A_TURN): AsyncGenerator<Row> {
  let taken = 0;
  for (const row of rows) {
    yield row;
    taken += 1;
    if (taken % rowsATurn === 0) await setImmediate();
  }
}
