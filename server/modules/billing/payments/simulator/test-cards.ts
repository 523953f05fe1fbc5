/** The cards that the simulated gateway knows; real ones it must never see. Any expiry to come, any holder. */
export interface TestCard {
  /** Why the bank declines it, whatever the payer says; null for one that is good. */
  declineCode: string | null;
  /** What becomes of later charges, once it is kept: the bank declines them, or asks its owner at its page each time. */
  kept: 'pays' | 'declines' | 'asks';
}

const good: TestCard = { declineCode: null, kept: 'pays' };
const bad = (declineCode: string): TestCard => ({ declineCode, kept: 'declines' });

export const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', good],
  ['5555555555554444', good],
  ['378282246310005', good],
  ['3566002020360505', good],
  ['4000000000000341', { declineCode: null, kept: 'declines' }],
  ['4000002760003184', { declineCode: null, kept: 'asks' }],
  ['4000000000000002', bad('card_declined')],
  ['4000000000009995', bad('insufficient_funds')],
  ['4000000000009987', bad('lost_card')],
]);
