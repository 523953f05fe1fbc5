/** What opens over a company's users, its account and its bridges to others. */
import { onScreen } from './overlay.ts';
import { demoPassword } from '../../../server/seed/logins.ts';
import { at, button, type } from './steps.ts';

const users = onScreen('admin', '/user_management');
const user = onScreen('admin', '/user_management/{id}');
const plan = onScreen('admin', '/plan_management');
const card = onScreen('admin', '/payment_method');
const invoices = onScreen('admin', '/invoices_detail');
const twoFactor = onScreen('admin', '/two_factor');
const sessions = onScreen('admin', '/sessions');
const notices = onScreen('admin', '/noticepreferences');
const hook = onScreen('admin', '/webhooks/{id}');

export const ofCompany = [
  users('delete', [button('ra.action.delete', 1)]),
  users('filter', [at('main [aria-haspopup="dialog"]')]),
  user('add access', [button('app.access.add')]),
  user('make administrator', [button('resources.user_management.actions.grant_admin')]),
  user('edit access', [button('ra.action.edit', 1)]),
  user('explain', [button('app.access.explain')]),
  plan('stop', [button('app.account.plan.stop')]),
  plan('upgrade', [button('enums.subscription.period.yearly'), button('app.account.plan.upgrade')]),
  plan('change later', [button('app.account.plan.later')]),
  card('replace', [button('app.account.card.replace')]),
  card('remove', [button('app.account.card.remove')]),
  invoices('pay', [button('app.account.invoices.pay_one')]),
  twoFactor('begin', [button('app.account.two_factor.turn_on')]),
  twoFactor('scan', [
    button('app.account.two_factor.turn_on'),
    type('app.account.current_password', demoPassword),
    button('app.account.two_factor.next'),
  ]),
  sessions('end others', [button('app.account.sessions.end_others')]),
  notices('add report', [button('app.my_notices.reports.add')]),
  hook('new secret', [button('resources.webhooks.actions.new_secret')]),
  onScreen('admin', '/webhooks')('delete', [button('ra.action.delete')]),
  onScreen('admin', '/support/detail/{id}')('close', [button('app.support.move.completed_own')], {
    row: { status: ['answered', 'in_processing', 'new'] },
  }),
];
