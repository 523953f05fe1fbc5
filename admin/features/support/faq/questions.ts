/** The questions of the FAQ, in their order. A question is one entry here and its words in admin/i18n, `app.faq.<name>`. */
import { GUIDES } from '../../../entities/guides.ts';
import { paths } from '../../../entities/guard.ts';

export interface QuestionLink {
  to: string;
  label: string;
  /** The screen of those who it is for, where that is not the one that it leads to. */
  of?: string;
}

export interface Question {
  name: string;
  group: 'start' | 'visitors' | 'feedback' | 'users' | 'money' | 'platform';
  /** The screens meant, with the keys of their names. It is asked by those alone who may open one of them. */
  links: readonly QuestionLink[];
}

const organizations = { to: '/organization_management', label: 'app.menu.organization_management' };
const surveys = { to: '/survey_management', label: 'app.menu.survey_management' };
const plan = { to: '/plan_management', label: 'app.account.plan.title' };
const customers = { to: '/customers', label: 'resources.customers.name' };

export const questions: readonly Question[] = [
  { name: 'first_steps', group: 'start', links: [organizations] },
  { name: 'many_units', group: 'start', links: [organizations, { to: '/units', label: 'resources.units.name' }] },
  {
    name: 'shared_designs',
    group: 'start',
    links: [surveys, { to: '/qrcode_management', label: 'resources.qrcode_management.name' }],
  },
  { name: 'printed_codes', group: 'start', links: [organizations] },
  { name: 'try_code', group: 'start', links: [{ to: paths.selfTest, label: 'app.self_test.title' }] },
  { name: 'tour', group: 'start', links: GUIDES.map(({ path, label, of }) => ({ to: path, label, of })) },
  { name: 'no_app', group: 'visitors', links: [surveys] },
  { name: 'languages', group: 'visitors', links: [surveys] },
  {
    name: 'anonymous',
    group: 'visitors',
    links: [{ to: '/company_detail', label: 'app.account.company.title' }],
  },
  {
    name: 'notices',
    group: 'feedback',
    links: [
      { to: '/feedback_management', label: 'app.menu.feedback_management' },
      { to: '/noticepreferences', label: 'app.my_notices.title' },
    ],
  },
  {
    name: 'rights',
    group: 'users',
    links: [
      { to: '/user_management', label: 'app.menu.user_management' },
      { to: '/access-control', label: 'resources.access-control.name' },
    ],
  },
  { name: 'no_access', group: 'users', links: [organizations] },
  {
    name: 'password',
    group: 'users',
    links: [
      { to: '/password_change', label: 'app.account.password.title' },
      { to: '/two_factor', label: 'app.account.two_factor.title' },
    ],
  },
  { name: 'limits', group: 'money', links: [{ to: '/usage', label: 'app.account.usage.title' }, plan] },
  { name: 'change_plan', group: 'money', links: [plan] },
  {
    name: 'failed_payment',
    group: 'money',
    links: [
      { to: '/invoices_detail', label: 'app.account.invoices.title' },
      { to: '/payment_method', label: 'app.account.card.title' },
    ],
  },
  { name: 'login_as', group: 'platform', links: [customers] },
  {
    name: 'prices',
    group: 'platform',
    links: [
      { to: '/planlocation', label: 'resources.planlocation.name' },
      { to: '/plan', label: 'resources.plan.name' },
    ],
  },
];
