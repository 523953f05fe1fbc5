/** A card as it goes to the gateway, and to nobody else. */
import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import { hasVisibleText } from '../../../../validation/has-visible-text.ts';
import {
  digitsOf,
  type Expiry,
  expiryViolation,
  holdsCardNumber,
  isCardNumber,
  readExpiry,
} from '../../../../../shared/card/check.ts';
import { Secret } from './secret.ts';

export interface Card {
  number: Secret;
  expiry: Expiry;
  holder: string;
}

export interface TypedCard {
  card_number: string;
  /** MM/YY */
  card_expiry: string;
  card_holder: string;
}

const MAX_LENGTH = 40;

/** Of request bodies; violations tell their place and never what was typed. */
export const cardProperties = {
  card_number: { type: 'string', minLength: 1, maxLength: MAX_LENGTH, title: 'Card number' },
  card_expiry: { type: 'string', minLength: 1, maxLength: 10, title: 'Expiry', description: 'MM/YY' },
  // Blanks alone are told of beside what else is wrong with the card.
  card_holder: { type: 'string', maxLength: 200, title: 'Card holder' },
} as const;

/** Every violation of a card, each at its field. */
export function cardViolations(typed: TypedCard, now: Date): FieldViolation[] {
  const violation = expiryViolation(typed.card_expiry, now);
  return [
    ...(isCardNumber(typed.card_number) ? [] : [{ pointer: '/card_number', code: 'card_number' }]),
    ...(violation === null ? [] : [{ pointer: '/card_expiry', code: violation }]),
    ...(!hasVisibleText(typed.card_holder) ? [{ pointer: '/card_holder', code: 'required' }] : []),
    // The holder's name is kept.
    ...(holdsCardNumber(typed.card_holder) ? [{ pointer: '/card_holder', code: 'holds_card_number' }] : []),
  ];
}

/** Throws 400 with every violation. */
export function readCard(typed: TypedCard, now: Date): Card {
  const violations = cardViolations(typed, now);
  const digits = digitsOf(typed.card_number);
  const expiry = readExpiry(typed.card_expiry);
  if (violations.length > 0 || digits === null || expiry === null) throw invalidInput({ errors: violations });
  return { number: new Secret(digits), expiry, holder: typed.card_holder.trim() };
}
