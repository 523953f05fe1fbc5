/** How many are on their way at once: the others have their turns. */
const AT_ONCE = 4;

/**
 * Calls the server for each, some at a time. Where one is refused, no further one begins.
 * @throws what the first one was refused with, once none is under way any more
 */
export async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const refusals: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await run(item);
      } catch (refusal) {
        refusals.push(refusal);
        waiting.length = 0;
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (refusals.length > 0) throw refusals[0];
}
