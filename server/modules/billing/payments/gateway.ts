/**
 * The port to whoever moves the money. A charge is opened without a card, then confirmed with one: so each crash leaves
 * either a charge that nobody can pay, or one that the gateway can be asked about. Nothing but what the gateway answers
 * when it is asked makes a payment paid; a callback only says that it is time to ask.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Card } from '../pricing/card/card.ts';

export type GatewayName = 'simulator' | 'stripe';

export interface Order {
  /** Our random name of the payment: asked for twice, the gateway makes one charge. */
  reference: string;
  /** A verification has the bank look at a card and takes nothing: its amount is 0. Else it is above 0. */
  kind: 'charge' | 'verification';
  /** In minor units. */
  amount: number;
  currency: string;
  minorDigits: number;
}

/** The gateway's names of a card that it keeps, to charge it again. */
export interface CardToken {
  token: string;
  /** What the gateway calls its owner, where it wants to know. */
  customer: string | null;
}

/** What may be kept of a card; its token holds where its owner agreed that it is kept. */
export interface StoredCard extends CardToken {
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  holder: string;
}

/** What the gateway says of a charge; of a verification `paid` says that the bank knows the card. */
export interface ChargeResult {
  /** Canceled: nobody can pay it any more. */
  state: 'pending' | 'paid' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  /** `authentication_required`: the bank wants to see a payer who is not there. */
  failureCode: string | null;
  card: StoredCard | null;
}

/** With what is paid: a card as it was typed, or the one that the gateway keeps. */
export type PaymentMeans =
  | {
      kind: 'typed';
      card: Card;
      /** Its owner agreed that it is kept. */
      keepsCard: boolean;
      /** What the gateway calls the company since it kept an earlier card. */
      customer: string | null;
    }
  | { kind: 'kept'; card: CardToken };

/** Somebody who can be led to the bank's page. */
export interface PresentPayer {
  /** Where the bank sends him back to. */
  returnUrl: string;
  locale: string;
}

export interface Confirmation {
  means: PaymentMeans;
  /** Null where nobody is there (a renewal): then the charge ends at once, one way or the other. */
  payer: PresentPayer | null;
}

export interface Gateway {
  name: GatewayName;
  /** Answers the gateway's name of the charge. */
  open(order: Order): Promise<string>;
  /**
   * Hands the card over; answers where the payer goes on, null when there is nothing more to be asked of him: then `retrieve`
   * tells how it ended. Of a charge that was confirmed before, or is over, it changes nothing.
   */
  confirm(charge: string, confirmation: Confirmation): Promise<string | null>;
  retrieve(charge: string): Promise<ChargeResult>;
  /** Lets go of a charge that is not paid yet; answers how it ended. */
  cancel(charge: string): Promise<ChargeResult>;
  /** Gives back all that was taken; asked twice, it is given back once. */
  refund(charge: string): Promise<void>;
  /** Forgets a card that it keeps; of one that it does not know, it does nothing. */
  forget(card: CardToken): Promise<void>;
  /** The payment's reference in a callback, null in one that is of no concern. Throws 400 for one that the gateway did not sign. */
  readCallback(headers: IncomingHttpHeaders, body: Buffer): string | null;
}

/** The gateway could not be reached, or answers what it should not. */
export class GatewayError extends Error {}
