/**
 * Does the work of one after the other, be they companies or steps of a round: what stands in one's way must not keep
 * the others waiting.
 * @throws AggregateError of all failures, once each has had its turn
 */
export async function tryEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed, the others were done.`);
}
