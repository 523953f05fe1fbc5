import { useState } from 'react';
import { fieldErrorsOf } from '../../../providers/problem.ts';
import {
  checkCard,
  checkPayment,
  noCard,
  paymentBody,
  type PaymentViolations,
  type PaymentValues,
} from './card-values.ts';

const FIELDS: readonly (keyof PaymentValues)[] = [
  'card_number',
  'card_expiry',
  'card_holder',
  'use_saved_card',
  'save_card',
  'accept_agreement',
];

interface PaymentOptions {
  /** Where a card is kept, it is what most people pay with again. */
  startsWithSaved?: boolean;
  /** False while nothing is to be paid. */
  needsCard?: boolean;
}

/** The part of a form that pays: a card, or the one that is kept, and the consents. */
export function usePaymentForm({ startsWithSaved = false, needsCard = true }: PaymentOptions = {}) {
  const [values, setValues] = useState<PaymentValues>({
    ...noCard,
    use_saved_card: startsWithSaved,
    save_card: false,
    accept_agreement: false,
  });
  const [violations, setViolations] = useState<PaymentViolations>({});

  return {
    values,
    violations,
    set<Name extends keyof PaymentValues>(name: Name, value: PaymentValues[Name]): void {
      setValues((last) => ({ ...last, [name]: value }));
      setViolations((last) => ({ ...last, [name]: undefined }));
    },
    /** Who leaves a field that is filled in is told at once what is wrong with it. */
    judge(name: 'card_number' | 'card_expiry'): void {
      if (values[name] === '') return;
      const found = checkCard(values, new Date());
      setViolations((last) => ({ ...last, [name]: found[name] }));
    },
    /** Shows every violation; answers whether there is none. */
    check(): boolean {
      const found = checkPayment(values, new Date(), needsCard);
      setViolations(found);
      return Object.keys(found).length === 0;
    },
    /** Puts what the server refused at its fields; answers whether it is about any of these. */
    refuse(error: unknown): boolean {
      const errors = fieldErrorsOf(error);
      const own = FIELDS.filter((name) => errors[name] !== undefined);
      setViolations(Object.fromEntries(own.map((name) => [name, errors[name]])));
      return own.length > 0;
    },
    /** The card's number is not kept a moment longer than it is needed. */
    forgetCard(): void {
      setValues((last) => ({ ...last, ...noCard }));
    },
    needsCard,
    body: (): object => paymentBody(values, needsCard),
  };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>;
