/** Makes what comes of each item while the ones before are still being taken, so many ahead at most; in their order. */
export async function* ahead<Item, Made>(
  items: AsyncIterable<Item>,
  make: (item: Item) => Promise<Made>,
  most: number,
): AsyncGenerator<Made> {
  const underWay: Promise<Made>[] = [];
  for await (const item of items) {
    const made = make(item);
    // Told where it is taken; until then nobody listens to it.
    made.catch(() => undefined);
    underWay.push(made);
    const first = underWay.length > most ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const made of underWay) yield await made;
}
