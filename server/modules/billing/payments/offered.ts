/** With what a person pays, as every paying call takes it: a typed card, or the one that the company keeps. */
import { cardViolations, cardProperties, readCard } from '../pricing/card/card.ts';
import { type FieldViolation, invalidInput } from '../../../errors.ts';
import type { Offered } from './start.ts';

/** Of request bodies. */
export const offeredProperties = {
  ...cardProperties,
  use_saved_card: { type: 'boolean', title: 'Use the saved card', description: 'Then no card is sent.' },
  save_card: { type: 'boolean', title: 'Save the card' },
  accept_agreement: { type: 'boolean', title: 'Agreement' },
} as const;

export interface OfferedBody {
  card_number?: string;
  card_expiry?: string;
  card_holder?: string;
  use_saved_card?: boolean;
  save_card?: boolean;
  accept_agreement: boolean;
}

const CARD_FIELDS = ['card_number', 'card_expiry', 'card_holder'] as const;

/** Throws 400 with every violation, each at its field: of the card, of both ways or neither, of the consent. */
export function readOffered(body: OfferedBody, now: Date): Offered {
  const consent: FieldViolation[] = body.accept_agreement
    ? []
    : [{ pointer: '/accept_agreement', code: 'consent_required' }];
  if (body.accept_agreement && isWithoutCard(body)) return 'none';
  const errors = [...(body.use_saved_card ? beside(body) : violationsOf(body, now)), ...consent];
  if (errors.length > 0) throw invalidInput({ errors });
  return body.use_saved_card ? 'kept' : { card: readCard(typed(body), now), keepsCard: body.save_card ?? false };
}

/** Where nothing is to be paid, no card is asked for; where something is, its lack is told then. */
const isWithoutCard = (body: OfferedBody): boolean =>
  !body.use_saved_card && !body.save_card && CARD_FIELDS.every((field) => body[field] === undefined);

/** 400 for what has to be paid, and nothing is there to pay it with. */
export const cardMissing = () =>
  invalidInput({ errors: CARD_FIELDS.map((field) => ({ pointer: `/${field}`, code: 'required' })) });

const typed = ({ card_number = '', card_expiry = '', card_holder = '' }: OfferedBody) => ({
  card_number,
  card_expiry,
  card_holder,
});

function violationsOf(body: OfferedBody, now: Date): FieldViolation[] {
  const missing = CARD_FIELDS.filter((field) => body[field] === undefined).map((field) => `/${field}`);
  const wrong = cardViolations(typed(body), now).filter(({ pointer }) => !missing.includes(pointer));
  return [...missing.map((pointer) => ({ pointer, code: 'required' })), ...wrong];
}

const beside = (body: OfferedBody): FieldViolation[] =>
  [...CARD_FIELDS.filter((field) => body[field] !== undefined), ...(body.save_card ? ['save_card'] : [])].map(
    (field) => ({ pointer: `/${field}`, code: 'saved_card_or_typed' }),
  );
