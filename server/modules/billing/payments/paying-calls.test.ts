/** What every paying call refuses. */
import { beforeEach, describe, expect, test } from 'vitest';
import { SAVED_CARD_PAYMENT, owingOf } from './test/owing.ts';
import { openPaying, typedCard } from './test/paying.ts';

const paying = await openPaying();
const owing = owingOf(paying);
const a = paying.served.world.companyA.id;
beforeEach(() => owing.begin());

describe('a paying call is refused', () => {
  test.each([
    [
      'for a typed card beside the kept one',
      { ...typedCard(), ...SAVED_CARD_PAYMENT, save_card: true },
      ['/card_number', '/card_expiry', '/card_holder', '/save_card'],
    ],
    ['for neither', { accept_agreement: true }, ['/card_number', '/card_expiry', '/card_holder']],
    ['without consent', { use_saved_card: true, accept_agreement: false }, ['/accept_agreement']],
    [
      'for all violations of the card at once',
      { ...typedCard('4242 4242 4242 4241'), card_expiry: '13/20', accept_agreement: false },
      ['/card_number', '/card_expiry', '/accept_agreement'],
    ],
    ['for a field that it does not know', { ...SAVED_CARD_PAYMENT, amount: 1 }, ['/amount']],
  ])('%s', async (_name, body, pointers) => {
    const id = await owing.openInvoice();
    const { quote_id: quoteId } = await owing.quote();
    for (const answer of [await owing.payInvoice(id, body), await owing.upgrade(quoteId, body)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
      const { errors } = answer.body as { errors: { pointer: string }[] };
      expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
      expect(JSON.stringify(answer.body)).not.toMatch(/4242|4241/);
    }
    expect(await owing.renewing.standing(a)).toMatchObject({ payments: [] });
  });
});
