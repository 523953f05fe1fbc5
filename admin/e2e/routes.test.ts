/** Each address of the back office, and the visitor's pages, visited by each role, with what is seen there. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpJourney } from '../../scripts/test/journey.ts';
import { screens } from '../app/routes/screens.ts';
import { findScreen } from '../entities/guard.ts';
import { goOn } from './go-on.ts';

const LOGIN = 'Log in';
const DENIED = 'Not authorized';
/** Where the pages of these headings are. */
const REFUSALS = /\/(login|not-authorized)$/;

/** The heading of the page that each sees; who is not named is refused. */
interface Sight {
  anonymous?: string | RegExp;
  superadmin?: string | RegExp;
  /** A company's administrator. */
  admin?: string | RegExp;
  /** One who may read and edit the feedback of one branch. */
  user?: string | RegExp;
  /** The administrator of a company that has no plan yet. */
  newcomer?: string | RegExp;
}

type Role = keyof Sight;

const all = (heading: string): Required<Sight> => ({
  anonymous: heading,
  superadmin: heading,
  admin: heading,
  user: heading,
  newcomer: heading,
});
const platform = (heading: string | RegExp): Sight => ({ superadmin: heading });
const admins = (heading: string): Sight => ({ admin: heading, newcomer: heading });
const company = (heading: string): Sight => ({ ...admins(heading), user: heading });
const signedIn = (heading: string): Sight => ({ ...company(heading), ...platform(heading) });

const HOMES: Sight = {
  superadmin: 'Welcome, Sara Lindqvist',
  admin: 'Welcome, Elif Aydın',
  user: 'Welcome, Jonas Weber',
};
/** Who is signed in is led to where he begins. */
const forStrangers = (heading: string): Sight => ({ ...HOMES, anonymous: heading, newcomer: 'Choose your plan' });

/** Whoever signs out is a stranger afterwards, so that this comes last. */
const SIGHTS: Record<string, Sight> = {
  '/': { ...HOMES, newcomer: 'Welcome, Marcus Hill' },
  '/node_query': all('Enter your code'),
  '/survey_preview': all('Survey not found!'),
  '/login': forStrangers(LOGIN),
  '/forgot-password': forStrangers('Forgot password'),
  '/register': forStrangers('Register your company'),
  '/register/planselect': { newcomer: 'Choose your plan' },
  '/register/creditcardpay': { newcomer: 'Choose your plan' },
  '/reset-password': forStrangers('Password reset link not found'),
  '/register/confirm': forStrangers('Registration link not found'),
  '/set-up-two-factor': { ...HOMES, newcomer: 'Choose your plan' },
  '/email-change': all('This link was not found'),
  '/error-404': all('Page not found!'),
  '/not-authorized': all(DENIED),
  '/marc-generator': platform('Marc generator'),
  '/marc-library': platform('Marc library'),
  '/customers': platform('Customers'),
  '/customers/{id}': platform(/^Acme Cafés & Hotels GmbH/),
  '/general_definitions/currency': platform('Currencies'),
  '/plan/': platform('Plans'),
  '/plan/{id}': platform(/^Basic/),
  '/planlocation/': platform('Plan locations'),
  '/discount/': platform('Discounts'),
  '/contract': platform('Contracts'),
  '/failed_mails': platform('Failed mails'),
  '/queues': platform('Queues'),
  '/cells': platform('Databases'),
  '/companymoves': platform('Company moves'),
  '/support': signedIn('Support tickets'),
  '/support_notifications': signedIn('Support Notifications'),
  '/faq': signedIn('FAQ'),
  '/support/new_support': company('New support request'),
  '/support/detail/{id}': {
    superadmin: /^Stickers on the terrace/,
    admin: /^Stickers on the terrace/,
    user: 'Ticket not found',
    newcomer: 'Ticket not found',
  },
  '/return_url_management': admins('Return address'),
  '/payment_method': admins('Payment Method'),
  '/company_detail': admins('Company'),
  '/invoices_detail': admins('Invoices'),
  '/plan_management': admins('Plan Management'),
  '/usage': admins('Usage'),
  '/audit_log': admins('Audit log'),
  '/account': signedIn('Profile'),
  '/password_change': signedIn('Change password'),
  '/profile': signedIn('Profile'),
  '/sessions': signedIn('Devices'),
  '/two_factor': signedIn('Two-factor login'),
  '/noticepreferences': company('My notices and reports'),
  '/user_management': company('Users'),
  '/organization_management': company('Organizations'),
  '/organization_management/{id}': { admin: 'Acme Hotels', user: 'Organization', newcomer: 'Organization' },
  '/units': company('Units'),
  '/openinghours': company('Opening hours'),
  '/survey_management/': company('Surveys'),
  '/survey_management/surveys/{id}': {
    admin: 'Default survey',
    user: 'Survey not found',
    newcomer: 'Survey not found',
  },
  '/survey_management/surveys/{id}/results': {
    admin: 'Results of Default survey',
    user: 'Survey not found',
    newcomer: 'Survey not found',
  },
  '/survey_management/groups': company('Survey groups'),
  '/survey_management/library': company('Library questions'),
  '/survey_management/templates': company('Survey templates'),
  '/qrcode_management/': company('QR code groups'),
  '/link_list_management': company('Link list groups'),
  '/code_health': admins('Code health'),
  '/score_alerts': company('Score alerts'),
  '/claim-mark': admins('Claim a marc'),
  '/test/': company('Test a code'),
  '/feedback_management/': company('Feedback'),
  '/feedbackrules': company('Rules'),
  '/eventrules': admins('Event rules'),
  '/eventnotices': company('Event notices'),
  '/companytags': admins('Tags'),
  '/replytemplates': company('Reply templates'),
  '/drafts': admins('Drafts'),
  '/webhooks': admins('Webhooks'),
  '/customfields': admins('Custom fields'),
  '/access-control': admins('Access control'),
  '/logout': all(LOGIN),
};

const ACCOUNTS: Record<Role, string | null> = {
  anonymous: null,
  superadmin: 'super@demo.example',
  admin: 'admin@acme.example',
  user: 'clerk@acme.example',
  newcomer: 'admin@globex.example',
};

/** For each heading: many that are amiss are told together. */
const TIMEOUT_MS = 20_000;

const journey = setUpJourney({
  async prepare({ database }) {
    const company = '(select company_id from customer_user where email = $1)';
    for (const text of [
      `update invoice set subscription_id = null where company_id = ${company}`,
      `delete from subscription where company_id = ${company}`,
    ])
      await database.query(text, [ACCOUNTS.newcomer]);
  },
});

/** Pages of visitors, which are no part of the application. */
const isVisitors = (path: string): boolean => ['/node_query', '/survey_preview'].includes(path);

/** Goes on within the application, and loads the pages that are no part of it. */
async function goTo(page: Page, path: string): Promise<void> {
  if (isVisitors(path) || isVisitors(new URL(page.url()).pathname)) {
    await page.goto(path);
    return;
  }
  await goOn(page, path);
}

test('the table has every address of the back office, and none that leads nowhere', () => {
  const seen = new Set(Object.keys(SIGHTS).map((route) => findScreen(screens, route.replace('{id}', '2'))?.path));
  expect(screens.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
  expect(Object.keys(SIGHTS).filter((route) => !isVisitors(route) && !findScreen(screens, route))).toEqual([]);
});

test('what is done inside another screen has no address of its own', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/');
  for (const path of [
    '/noticepreferences/create',
    '/noticepreferences/1',
    '/access-control/create',
    '/access-control/1/edit',
    '/feedback_management/1/edit',
    '/support/create',
  ]) {
    await goOn(page, path);
    await page.waitForURL('**/error-404');
    await page.getByRole('heading', { name: 'Page not found!' }).waitFor();
    await goOn(page, '/feedback_management');
    await page.getByRole('heading', { name: 'Feedback', exact: true }).waitFor();
  }
});

test('an address that is refused before the page of another refusal is drawn leads to that page', async () => {
  const page = await journey.signIn('clerk@acme.example');
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    const visit = (path: string) => {
      history.pushState({ idx: history.length, key: path }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    };
    // The address changes before anything is drawn for it.
    history.replaceState = (...change) => {
      replace(...change);
      history.replaceState = replace;
      queueMicrotask(() => visit('/discount'));
    };
    visit('/planlocation');
  });
  await page.waitForURL('**/not-authorized');
  await page.getByRole('heading', { name: DENIED }).waitFor();
});

test.each(Object.keys(ACCOUNTS) as Role[])('%s sees at each route what is meant', async (role) => {
  const email = ACCOUNTS[role];
  const page = email === null ? await journey.visit() : await journey.signIn(email);
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto('/');
  const refused = email === null ? LOGIN : DENIED;
  const amiss: string[] = [];
  for (const [route, sight] of Object.entries(SIGHTS)) {
    const path = route.replace('{id}', '2');
    const heading = sight[role] ?? refused;
    const isRefusal = heading === LOGIN || heading === DENIED;
    await goTo(page, path);
    const isSeen = await Promise.all([
      page.getByRole('heading', { name: heading, exact: true }).first().waitFor(),
      // The page of the refusal before has the same heading.
      isRefusal ? page.waitForURL(REFUSALS) : undefined,
    ]).then(
      () => true,
      () => false,
    );
    const where = new URL(page.url()).pathname;
    if (!isSeen)
      amiss.push(`${route} (${where}): ${(await page.locator('h1').allTextContents()).join()} for ${heading}`);
    if (!isRefusal && REFUSALS.test(where)) amiss.push(`${route} leads to ${where}`);
  }
  expect(amiss).toEqual([]);
});
