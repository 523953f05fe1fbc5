/**
 * The port to whoever moves the money. A charge is opened without a card, then confirmed with one: so each crash leaves
 * either a charge that nobody can pay, or one that the gateway can be asked about. Nothing but what the gateway answers
 * when it is asked makes a payment paid; a callback only says that it is time to ask.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Card } from '../billing/card/card.ts';

export type GatewayName = 'simulator' | 'stripe';

export interface Order {
  /** Our random name of the payment: asked for twice, the gateway makes one charge. */
  reference: string;
  /** In minor units. */
  amount: number;
  currency: string;
  minorDigits: number;
}

/** What may be kept of a card. */
export interface KeptCard {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  holder: string;
  /** The gateway's name of it, to charge it again. */
  token: string;
  /** What the gateway calls its owner, where it wants to know. */
  customer: string | null;
}

/** What the gateway says of a charge. */
export interface Verdict {
  /** Canceled: nobody can pay it any more. */
  state: 'pending' | 'paid' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  failureCode: string | null;
  card: KeptCard | null;
}

export interface Confirmation {
  card: Card;
  /** Its owner agreed that it is kept. */
  keepsCard: boolean;
  /** Where the bank sends the payer back to. */
  returnUrl: string;
  locale: string;
}

export interface Gateway {
  name: GatewayName;
  /** Answers the gateway's name of the charge. */
  open(order: Order): Promise<string>;
  /** Hands the card over; answers where the payer goes on, null when there is nothing more to be asked of him. */
  confirm(charge: string, confirmation: Confirmation): Promise<string | null>;
  look(charge: string): Promise<Verdict>;
  /** Lets go of a charge that is not paid yet; answers how it ended. */
  cancel(charge: string): Promise<Verdict>;
  /** The payment's reference in a callback, null in one that is of no concern. Throws 400 for one that the gateway did not sign. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): string | null;
}

/** The gateway could not be reached, or answers what it should not. */
export class GatewayError extends Error {}
