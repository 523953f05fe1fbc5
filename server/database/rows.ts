/** Rows as they are stored, and what is written to them. */
export type Row = Record<string, unknown> & { id: number };
export type Values = Record<string, unknown>;
