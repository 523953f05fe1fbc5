/** Which rows of node_read are a visitor's: bots, prefetches and the company's own tests are kept, but not counted. */

/** SQL of a boolean. @param read name of the row, where there are others beside it */
export const isCountedRead = (read = ''): string => {
  const of = read === '' ? '' : `${read}.`;
  return `(not ${of}is_bot and ${of}channel <> 'test')`;
};
