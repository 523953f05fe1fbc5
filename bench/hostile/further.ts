/** Sound calls that the matrix does not make, for others must go before them: what is drafted, undone, bought, proven. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackKey, signCallback } from '../../server/modules/billing/payments/simulator/callback.ts';
import { typedCard } from '../../server/modules/billing/payments/test/paying.ts';
import { callers, callerOf } from '../../server/test/access/callers.ts';
import type { Call } from '../../server/test/access/client.ts';
import { photoWithPlace } from '../../server/test/media-world.ts';
import { TEST_SECRET } from '../../server/test/world.ts';
import { asked, type Further, furtherOfRows, type Play } from './further-of-rows.ts';
import { BUYER } from './world.ts';

const PASSWORD = 'Right-1234!';
const TRIES = 200;
const PAUSE_MS = 50;

const buyer = { name: BUYER, role: 'company_admin', company: null } as const;

const asAdmin = (path: string, body: object, name = 'adminB'): Call => ({
  caller: callerOf(name),
  method: 'POST',
  path,
  body,
});

/** B's admin, who has set it up for a call, proves himself by his password alone again. */
export async function forgetTwoFactor({ owner, served }: Play): Promise<void> {
  await owner.query('delete from two_factor where user_id = $1', [served.world.principals['adminB']?.userId]);
}

/** Two-factor login of B's admin. */
async function secretOf(play: Play): Promise<string> {
  await forgetTwoFactor(play);
  const { secret = '' } = await asked<{ secret: string }>(
    play,
    asAdmin('account/twofactor/begin', { password: PASSWORD }),
  );
  return secret;
}

const confirm = async (play: Play): Promise<{ call: Call; secret: string }> => {
  const secret = await secretOf(play);
  return { secret, call: asAdmin('account/twofactor/confirm', { code: play.nextCode(secret) }) };
};

/** Answers the secret of the app. */
async function setUpTwoFactor(play: Play): Promise<string> {
  const { call, secret } = await confirm(play);
  await play.client.call(call);
  return secret;
}

const withTwoFactor =
  (path: (play: Play) => string, body: object = {}): Further =>
  async (play) => {
    const secret = await setUpTwoFactor(play);
    return asAdmin(path(play), { password: PASSWORD, code: play.nextCode(secret), ...body });
  };

/** The second step of a login. */
const secondStep: Further = async (play) => {
  const secret = await setUpTwoFactor(play);
  const step = { caller: callerOf('anonymous'), method: 'POST' };
  const login = { ...step, path: 'jwt/login', body: { email: 'adminb@test.example', password: PASSWORD } };
  const { challenge } = await asked<{ challenge: string }>(play, login);
  return { ...step, path: 'jwt/twofactor', body: { challenge, code: play.nextCode(secret) } };
};

const afterNewEmail =
  (step: string): Further =>
  async (play) => {
    await play.client.call(asAdmin('account/email', { email: `${randomUUID()}@test.example`, password: PASSWORD }));
    return asAdmin(`account/email/${step}`, {});
  };

/** The company without a plan has none again. */
async function forgetPlan({ owner, served }: Play): Promise<void> {
  const companyId = served.world.principals[BUYER]?.companyId;
  await owner.query('update customer set saved_card_id = null where id = $1', [companyId]);
  for (const table of ['payment', 'quote', 'invoice', 'subscription', 'company_saved_card'])
    await owner.query(`delete from ${table} where company_id = $1`, [companyId]);
}

const firstPlan = async (play: Play): Promise<Call> => {
  await forgetPlan(play);
  const { rows } = await play.owner.query<{ id: string }>(
    `select s.id from sub_plan s join plan_location l on l.id = s.plan_location_id where l.name = 'de' and s.price = 9900`,
  );
  const address = { address: 'Speicherstraße 14', postal_code: '20457', city: 'Hamburg', tax_number: 'DE 136695976' };
  const price = { sub_plan_id: Number(rows[0]?.id), country: 'DE', amount: 11_781, currency: 'EUR' };
  return {
    caller: buyer,
    method: 'POST',
    path: 'account/clientregistercreditcartpay',
    body: { ...price, ...address, ...typedCard() },
  };
};

const callback: Further = async (play) => {
  await play.client.call(await firstPlan(play));
  const { rows } = await play.owner.query<{ key: string; reference: string; amount: number; currency: string }>(
    'select key, reference, amount, currency from simulated_charge order by id desc limit 1',
  );
  const [charge] = rows;
  if (!charge) return null;
  const signed = signCallback(callbackKey(TEST_SECRET), { ...charge, state: 'paid' } as Parameters<
    typeof signCallback
  >[1]);
  const path = 'payment/callback';
  return {
    caller: callerOf('anonymous'),
    method: 'POST',
    path,
    headers: signed.headers,
    body: Buffer.from(signed.body),
  };
};

const uploaded = async (play: Play): Promise<Call> => {
  const file = Buffer.from('Code,Kind,Percent,Valid from,Active\nSPRING,Percent,10,2026-01-01,Yes\n');
  const caller = callerOf('superadmin');
  const type = { 'content-type': 'text/csv' };
  await play.owner.query('update list_import set done_at = now() where done_at is null');
  const { id = 0, mapping = {} } = await asked<{ id: number; mapping: object }>(play, {
    caller,
    method: 'POST',
    path: 'discount/import?file_name=rows.csv',
    headers: type,
    body: file,
  });
  return { caller, method: 'POST', path: `listimports/${id}/check`, body: { mapping } };
};

const media: Further = async ({ served }) => ({
  caller: callerOf('anonymous'),
  method: 'POST',
  path: `surveymedia?code=${served.world.companyB.codes.root}&question=picture&response_token=${randomUUID()}&media=${randomUUID()}`,
  headers: { 'content-type': 'application/octet-stream' },
  body: await photoWithPlace(),
});

/** One that is there: what sends mails may have taken the planted ones. */
const mail: Further = async (play) => {
  const list = { caller: callerOf('superadmin'), method: 'GET', path: 'mails' };
  const [first] = (await asked<{ id: number }[]>(play, list)) as { id: number }[];
  return first ? { ...list, path: `mails/${first.id}` } : null;
};

const notices = async (play: Play, method: string, body?: object): Promise<Call> => {
  const call = asAdmin('noticepreferences', {});
  await play.client.call(call);
  const [own] = (await asked<{ id: number }[]>(play, { ...call, method: 'GET', body: undefined })) as { id: number }[];
  return { ...call, method, path: `noticepreferences/${own?.id ?? 0}`, body };
};

/** Of which a company may have twenty. */
const webhook = async (play: Play): Promise<Call> => {
  const { companyB } = play.served.world;
  await play.owner.query('delete from webhook where company_id = $1', [companyB.id]);
  return asAdmin('webhooks', { name: randomUUID(), url: 'https://usual.example/', events: ['feedback.created'] });
};

/** A value in the address of a unit, for a field that the company has added. */
const valuesAddress: Further = async (play) => {
  const key = 'of_the_address';
  await play.client.call(asAdmin('customfields', { entity: 'feedback', label: key, key }));
  const list = `feedback?fields=${encodeURIComponent(JSON.stringify([`custom.${key}`]))}`;
  const { companyB } = play.served.world;
  // The server hears of a new field by itself.
  for (let tried = 0; tried < TRIES; tried++) {
    const { status } = await play.client.call({ caller: callerOf('adminB'), method: 'GET', path: list });
    if (status === 200) break;
    await sleep(PAUSE_MS);
  }
  return asAdmin(`companyorganizationnodes/${companyB.nodes.room}/values_address`, { values: { [key]: 'x' } });
};

/** By operation. */
export const further: Readonly<Record<string, Further>> = {
  ...furtherOfRows,
  'account.resend_email_change': afterNewEmail('resend'),
  'account.cancel_email_change': afterNewEmail('cancel'),
  'session.two_factor': secondStep,
  'two_factor.confirm': async (play) => (await confirm(play)).call,
  'two_factor.renew_recovery_codes': withTwoFactor(() => 'account/twofactor/recoverycodes'),
  'two_factor.turn_off': withTwoFactor(() => 'account/twofactor/off'),
  'company_profile.require_two_factor': withTwoFactor(
    ({ served }) => `companyprofile/${served.world.companyB.id}/require_two_factor`,
    { required: false },
  ),
  'payment.first_plan': firstPlan,
  'payment.free_plan': async (play) => {
    await forgetPlan(play);
    return { caller: buyer, method: 'POST', path: 'account/clientregisterfreeplan', body: { country: 'DE' } };
  },
  'payment.callback': callback,
  'list_import.check': uploaded,
  'list_import.run': async (play) => {
    const check = await uploaded(play);
    await play.client.call(check);
    await play.served.app.importer.round(new AbortController().signal);
    return { ...check, path: check.path.replace('check', 'run'), body: undefined };
  },
  'visitor.media': media,
  'node.values_address': valuesAddress,
  'mail_message.detail': mail,
  'notice_preference.detail': (play) => notices(play, 'GET'),
  'notice_preference.patch': (play) => notices(play, 'PATCH', { on_assigned: false }),
  'webhook.create': webhook,
  'webhook.restore_deleted': async (play) => {
    const create = await webhook(play);
    const { id = 0 } = await asked<{ id: number }>(play, create);
    await play.client.call({ ...create, method: 'DELETE', path: `webhooks/${id}` });
    return { ...create, path: `webhooks/deleted/${id}/restore`, body: {} };
  },
};

/** All who call: those of the matrix, and who has no plan yet. */
export const everybody = [...callers, buyer];
