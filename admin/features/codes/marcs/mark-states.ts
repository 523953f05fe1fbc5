/** What becomes of a mark, in the order in which it is told. */
export const markStates = ['bound', 'blank', 'retired'] as const;
export type MarkState = (typeof markStates)[number];

export const isMarkState = (value: unknown): value is MarkState => markStates.some((state) => state === value);
