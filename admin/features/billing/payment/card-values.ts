/** What a form that pays holds, and what is wrong with it before anything is sent: by the server's own checks. */
import { expiryViolation, isCardNumber } from '../../../../shared/card/check.ts';

export interface CardValues {
  card_number: string;
  /** MM/YY */
  card_expiry: string;
  card_holder: string;
}

export interface PaymentValues extends CardValues {
  /** Pays with the card that is kept; the fields of a card are not asked for. */
  use_saved_card: boolean;
  save_card: boolean;
  accept_agreement: boolean;
}

/** Keys of admin/i18n, or the server's own words. */
export type PaymentViolations = Partial<Record<keyof PaymentValues, string>>;

export const noCard: CardValues = { card_number: '', card_expiry: '', card_holder: '' };

/** Whether a card is typed, which nothing keeps. */
export const isCardBegun = ({
  use_saved_card: usesSaved,
  card_number,
  card_expiry,
  card_holder,
}: PaymentValues): boolean => !usesSaved && [card_number, card_expiry, card_holder].some((text) => text !== '');

const REQUIRED = 'ra.validation.required';

export function checkCard({ card_number, card_expiry, card_holder }: CardValues, now: Date): PaymentViolations {
  const violations: PaymentViolations = {};
  const expiry = expiryViolation(card_expiry, now);
  if (card_number.trim() === '') violations.card_number = REQUIRED;
  else if (!isCardNumber(card_number)) violations.card_number = 'app.payment.card.violations.number';
  if (card_expiry.trim() === '') violations.card_expiry = REQUIRED;
  else if (expiry !== null) violations.card_expiry = `app.payment.card.violations.${expiry}`;
  if (card_holder.trim() === '') violations.card_holder = REQUIRED;
  return violations;
}

/** @param needsCard false where nothing is to be paid */
export function checkPayment(values: PaymentValues, now: Date, needsCard = true): PaymentViolations {
  return {
    ...(values.use_saved_card || !needsCard ? {} : checkCard(values, now)),
    ...(values.accept_agreement ? {} : { accept_agreement: 'app.payment.agreement.required' }),
  };
}

/** What of it goes into the body of a paying call. */
export function paymentBody(values: PaymentValues, needsCard = true): object {
  if (!needsCard) return { accept_agreement: values.accept_agreement };
  const { use_saved_card, card_number, card_expiry, card_holder, save_card, accept_agreement } = values;
  return use_saved_card
    ? { use_saved_card, accept_agreement }
    : { card_number, card_expiry, card_holder: card_holder.trim(), save_card, accept_agreement };
}
