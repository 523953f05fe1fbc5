/** What rows have in fields that their tenant has added, one row a value: generator and server agree on its name. */

/** The column of a row that holds them all, by the ids of their fields. */
export const CUSTOM_COLUMN = 'custom';

/** The table beside that of an entity (`x-custom`), by which filters find rows. */
export const customValueTable = (table: string): string => `${table}_custom_value`;
