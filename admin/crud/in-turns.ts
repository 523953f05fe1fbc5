/** How many are on their way at once: the others of the company have their turns. */
const AT_ONCE = 4;

/** Calls the server for each, some at a time; what one is refused with ends it. */
export async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
