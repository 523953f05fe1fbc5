/** The cards that the simulated gateway knows; real ones it must never see. Any expiry to come, any holder. */
export interface TestCard {
  /** Why the bank declines it, whatever the payer says; null for one that is good. */
  declineCode: string | null;
}

export const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { declineCode: null }],
  ['5555555555554444', { declineCode: null }],
  ['378282246310005', { declineCode: null }],
  ['3566002020360505', { declineCode: null }],
  ['4000000000000002', { declineCode: 'card_declined' }],
  ['4000000000009995', { declineCode: 'insufficient_funds' }],
  ['4000000000009987', { declineCode: 'lost_card' }],
]);
