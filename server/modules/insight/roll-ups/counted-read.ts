/** Which rows of node_read are a visitor's: bots, prefetches and the company's own tests are kept, but not counted. */

/**
 * @param read alias of a row of `node_read`, where there are others beside it
 * @returns SQL of a boolean
 */
export const isCountedRead = (read = ''): string => {
  const of = read === '' ? '' : `${read}.`;
  return `(not ${of}is_bot and ${of}channel <> 'test')`;
};
