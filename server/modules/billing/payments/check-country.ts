/** What paying from a country means: its currency, its tax, and what a tax number looks like there. */
import type { Database } from '../../../access/database.ts';
import { guessCountry, type Traces } from '../pricing/guess-country.ts';
import { locationOf } from '../pricing/offers.ts';
import { taxNumberRule } from '../../../../shared/tax/tax-numbers.ts';
import { invalidInput } from '../../../errors.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { validated } from '../../../validation/validate.ts';
import type { Operation } from '../../../http/registry.ts';
import { closed } from '../../../http/routes/schemas.ts';

const COUNTRY: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 };

const query: JsonSchema = closed(
  {
    country: { ...COUNTRY, description: 'The one that is chosen; absent: it is guessed.' },
    time_zone: { type: 'string', maxLength: 60, description: 'Where the browser is: Europe/Berlin.' },
  },
  [],
);

const text: JsonSchema = { type: 'string' };
const output: JsonSchema = closed({
  country: { ...COUNTRY, type: ['string', 'null'], description: 'Null where nothing tells.' },
  is_guess: { type: 'boolean' },
  location: closed({ name: text, tax_rate: { type: 'number' } }),
  currency: closed({ code: text, symbol: text, minor_digits: { type: 'integer' } }),
  tax_number: {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['label', 'pattern', 'example'],
    properties: {
      label: text,
      pattern: { ...text, description: 'Of the number in capitals, without blanks, points, hyphens and slashes.' },
      example: text,
    },
    description: 'Null where any number may be given.',
  },
});

interface CountryQuery {
  country?: string;
  time_zone?: string;
}

/** The platform's tables are read outside any company. */
async function isKnown({ database }: { database: Database }, country: string): Promise<boolean> {
  const known = await database.lookup('session', {
    name: 'known_country',
    text: 'select 1 from country where code = $1',
    values: [country],
  });
  return known.length > 0;
}

async function answerOf(database: Database, country: string | null, isGuess: boolean) {
  const { name, taxRate, currency } = await database.withTenant('session', null, (transaction) =>
    locationOf(transaction, country),
  );
  const rule = country === null ? null : taxNumberRule(country);
  return {
    country,
    is_guess: isGuess,
    location: { name, tax_rate: taxRate },
    currency,
    tax_number: rule && { label: rule.label, pattern: rule.pattern.source, example: rule.example },
  };
}

export const checkCountryOperation = (database: Database): Operation => ({
  id: 'payment.check_country',
  method: 'GET',
  path: 'account/clientregistercheckcountry',
  summary:
    "Currency, tax and tax number of a country: the one that is named, else the caller's as far as it can be guessed",
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  input: { query },
  output,
  rate: 'public',
  audit: 'none',
  async handler({ query: asked, headers }) {
    const { country: chosen, time_zone: timeZone = '' } = validated<CountryQuery>(query, asked);
    if (chosen !== undefined) {
      if (!(await isKnown({ database }, chosen)))
        throw invalidInput({
          errors: [{ pointer: '/country', code: 'unknown_country', parameters: { country: chosen } }],
        });
      return { body: await answerOf(database, chosen, false) };
    }
    const traces: Traces = { timeZone, languages: String(headers['accept-language'] ?? '') };
    const guessed = guessCountry(traces);
    const country = guessed !== null && (await isKnown({ database }, guessed)) ? guessed : null;
    return { body: await answerOf(database, country, true) };
  },
});
