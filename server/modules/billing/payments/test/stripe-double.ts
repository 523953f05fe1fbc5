/** Stripe as far as our adapter speaks with it: its wire on a local port, with its test cards, its states and its idempotency. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Fields = Record<string, string>;

export interface AskedOfStripe {
  method: string;
  path: string;
  fields: Fields;
  idempotencyKey: string | null;
}

interface Method {
  id: string;
  number: string;
  customer: string | null;
  name: string;
  month: number;
  year: number;
}

interface StoredIntent {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: string;
  amount: number;
  currency: string;
  metadata: Fields;
  payment_method: string | null;
  customer: string | null;
  redirect: string | null;
  problem: Problem | null;
  isRefunded: boolean;
}

interface Problem {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
}

type Answer = [status: number, body: object];

export const STRIPE_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenged: '4000002500003155',
  /** Refused before it is tried. */
  unsupported: '4000000000000101',
} as const;

const DECLINES: Record<string, string> = {
  [STRIPE_CARDS.declined]: 'generic_decline',
  [STRIPE_CARDS.poor]: 'insufficient_funds',
};

const problem = (type: string, code: string, message: string, rest: object = {}): Problem => ({
  type,
  code,
  message,
  ...rest,
});
const refuse = (status: number, error: Problem): Answer => [status, { error }];

export async function startStripeDouble() {
  const methods = new Map<string, Method>();
  const intents = new Map<string, StoredIntent>();
  const answered = new Map<string, { body: string; answer: Answer }>();
  const asked: AskedOfStripe[] = [];
  /** What befalls the next requests whose path begins so. */
  const mishaps: { path: string; kind: 'fails' | 'fails after' | 'hangs' | 'raw cards off'; times: number }[] = [];
  let last = 0;
  const nextId = (kind: string): string => `${kind}_${String((last += 1)).padStart(8, '0')}`;

  const shown = (intent: StoredIntent, expands: boolean): object => {
    const { redirect, problem: trouble, payment_method: method, isRefunded: _, ...rest } = intent;
    const found = method === null ? undefined : methods.get(method);
    return {
      ...rest,
      amount_received: rest.status === 'succeeded' ? rest.amount : 0,
      next_action: redirect && { type: 'redirect_to_url', redirect_to_url: { url: redirect } },
      last_payment_error: trouble,
      last_setup_error: trouble,
      payment_method: expands && found ? methodShown(found) : method,
    };
  };

  function confirm(intent: StoredIntent, fields: Fields): Answer {
    const method = methods.get(fields['payment_method'] ?? '');
    if (!method) return refuse(404, problem('invalid_request_error', 'resource_missing', 'No such payment method'));
    if (intent.status !== 'requires_payment_method')
      return refuse(400, problem('invalid_request_error', `${intent.object}_unexpected_state`, 'Not now'));
    if (method.customer !== null && method.customer !== intent.customer)
      return refuse(400, problem('invalid_request_error', 'parameter_invalid', 'The card is of another customer'));
    const decline = DECLINES[method.number];
    const isAlone = fields['off_session'] === 'true';
    const isChallenged = method.number === STRIPE_CARDS.challenged;
    if (decline || (isChallenged && isAlone)) {
      const code = decline ? 'card_declined' : 'authentication_required';
      intent.problem = problem('card_error', code, 'Declined', { decline_code: decline ?? code });
      return refuse(402, intent.problem);
    }
    intent.payment_method = method.id;
    if (fields['setup_future_usage'] || intent.object === 'setup_intent') method.customer = intent.customer;
    intent.status = isChallenged ? 'requires_action' : 'succeeded';
    intent.redirect = isChallenged ? `https://hooks.stripe.test/3ds/${intent.id}` : null;
    return [200, shown(intent, false)];
  }

  function onIntent(intent: StoredIntent, verb: string | undefined, request: AskedOfStripe): Answer {
    if (request.method === 'GET') return [200, shown(intent, request.path.includes('expand'))];
    if (verb === 'confirm') return confirm(intent, request.fields);
    if (verb === 'cancel') {
      if (['succeeded', 'canceled', 'processing'].includes(intent.status))
        return refuse(400, problem('invalid_request_error', `${intent.object}_unexpected_state`, 'Not now'));
      intent.status = 'canceled';
      return [200, shown(intent, false)];
    }
    Object.assign(intent.metadata, metadataIn(request.fields));
    intent.customer = request.fields['customer'] ?? intent.customer;
    return [200, shown(intent, false)];
  }

  function openIntent(object: StoredIntent['object'], fields: Fields): Answer {
    const intent: StoredIntent = {
      id: nextId(object === 'payment_intent' ? 'pi' : 'seti'),
      object,
      status: 'requires_payment_method',
      amount: Number(fields['amount'] ?? 0),
      currency: fields['currency'] ?? '',
      metadata: metadataIn(fields),
      payment_method: null,
      customer: null,
      redirect: null,
      problem: null,
      isRefunded: false,
    };
    intents.set(intent.id, intent);
    return [200, shown(intent, false)];
  }

  function onMethods(id: string | undefined, fields: Fields): Answer {
    if (id !== undefined) {
      const method = methods.get(id);
      if (!method) return refuse(404, problem('invalid_request_error', 'resource_missing', 'No such payment method'));
      methods.delete(id);
      return [200, methodShown(method)];
    }
    const number = fields['card[number]'] ?? '';
    if (number === STRIPE_CARDS.unsupported)
      return refuse(402, problem('card_error', 'card_not_supported', 'Your card is not supported.'));
    const method: Method = {
      id: nextId('pm'),
      number,
      customer: null,
      name: fields['billing_details[name]'] ?? '',
      month: Number(fields['card[exp_month]']),
      year: Number(fields['card[exp_year]']),
    };
    methods.set(method.id, method);
    return [200, methodShown(method)];
  }

  function refund(fields: Fields): Answer {
    const intent = intents.get(fields['payment_intent'] ?? '');
    if (!intent) return refuse(404, problem('invalid_request_error', 'resource_missing', 'No such intent'));
    if (intent.isRefunded)
      return refuse(400, problem('invalid_request_error', 'charge_already_refunded', 'It has been refunded'));
    intent.isRefunded = true;
    return [200, { id: nextId('re'), object: 'refund', amount: intent.amount, status: 'succeeded' }];
  }

  function answer(request: AskedOfStripe): Answer {
    const [kind, id, verb] = request.path.replace(/\?.*/, '').split('/').slice(2);
    if (kind === 'customers') return [200, { id: nextId('cus'), object: 'customer' }];
    if (kind === 'payment_methods') return onMethods(id, request.fields);
    if (kind === 'refunds') return refund(request.fields);
    const object = kind === 'setup_intents' ? 'setup_intent' : 'payment_intent';
    if (id === undefined) return openIntent(object, request.fields);
    const intent = intents.get(id);
    return intent
      ? onIntent(intent, verb, request)
      : refuse(404, problem('invalid_request_error', 'resource_missing', 'No such intent'));
  }

  /** As Stripe keeps them: a key answers what it answered first, and refuses other fields. */
  function once(request: AskedOfStripe): Answer {
    const { idempotencyKey: key, fields } = request;
    if (key === null || request.method === 'GET') return answer(request);
    const body = JSON.stringify([request.path, fields]);
    const known = answered.get(key);
    if (known && known.body !== body)
      return refuse(400, problem('idempotency_error', 'idempotency_key_in_use', 'Another request had this key'));
    const made = known?.answer ?? answer(request);
    answered.set(key, { body, answer: made });
    return made;
  }

  const server = createServer((incoming, outgoing) => {
    void take(incoming).then((request) => {
      asked.push(request);
      const mishap = mishaps.find(({ path, times }) => times > 0 && request.path.startsWith(path));
      if (mishap) mishap.times -= 1;
      if (mishap?.kind === 'hangs') return;
      if (mishap?.kind === 'fails')
        return send(outgoing, refuse(500, problem('api_error', 'internal', 'Something is wrong')));
      if (mishap?.kind === 'raw cards off')
        return send(
          outgoing,
          refuse(
            402,
            problem('invalid_request_error', '', 'Sending credit card numbers directly to the Stripe API is unsafe'),
          ),
        );
      const done = once(request);
      send(outgoing, mishap ? refuse(500, problem('api_error', 'internal', 'Done, but not told')) : done);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    api: {
      host: '127.0.0.1',
      port: typeof address === 'object' && address ? address.port : 0,
      protocol: 'http' as const,
    },
    asked,
    intents,
    methods,
    mishaps,
    /** What the payer does at the bank. */
    decide(charge: string, isApproved: boolean): void {
      const intent = intents.get(charge);
      if (!intent) throw new Error(`There is no ${charge}.`);
      intent.status = isApproved ? 'succeeded' : 'requires_payment_method';
      intent.redirect = null;
      if (!isApproved)
        intent.problem = problem('invalid_request_error', 'payment_intent_authentication_failure', 'Not proven');
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const methodShown = ({ id, number, customer, name, month, year }: Method): object => ({
  id,
  object: 'payment_method',
  customer,
  billing_details: { name },
  card: { brand: 'visa', last4: number.slice(-4), exp_month: month, exp_year: year },
});

const metadataIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );

async function take(incoming: IncomingMessage): Promise<AskedOfStripe> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const key = incoming.headers['idempotency-key'];
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    idempotencyKey: typeof key === 'string' ? key : null,
  };
}

function send(outgoing: ServerResponse, [status, body]: Answer): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  outgoing.end(JSON.stringify(body));
}
