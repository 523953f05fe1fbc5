/** Stripe's package, loaded where payments are taken by Stripe. */
import type StripePackage from 'stripe';
import { lazily } from '../../../../lazy.ts';

export const loadStripe = lazily<typeof StripePackage>('stripe');
