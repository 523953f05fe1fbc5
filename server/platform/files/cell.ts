/** What stands in a file's cell: a text, a number that sums up, or nothing. */
export type Cell = string | number | null;
