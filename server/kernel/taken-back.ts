/** Ends a transaction that was only tried, so that nothing of it stays. */
export class TakenBack extends Error {}
