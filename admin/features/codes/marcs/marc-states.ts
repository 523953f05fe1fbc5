/** What becomes of a marc, in the order in which it is told. */
export const marcStates = ['bound', 'blank', 'retired'] as const;
export type MarcState = (typeof marcStates)[number];

export const isMarcState = (value: unknown): value is MarcState => marcStates.some((state) => state === value);
