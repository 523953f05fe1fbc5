/**
 * The pages that are no entity's, each one entry: its address, who may open it, its title, its place in the menu and the
 * part of the program that shows it. Routes, menu, guard, titles, quick search and tests read it from here.
 */
import Dashboard from '@mui/icons-material/DashboardOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import PhonelinkRing from '@mui/icons-material/PhonelinkRingOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import Queue from '@mui/icons-material/ViewListOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import { paths } from '../../entities/guard.ts';
import { iconOf } from '../../entities/icon-of.ts';
import { codeFinding, surveyGroup } from '../../generated/resources.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import { accountSections } from './account-sections.ts';
import { guestPages } from './guest-pages.tsx';
import { page, type PageRoute } from './page.tsx';
import { standardPages } from './standard-pages.tsx';

const Account = lazyChunk(() => import('../../features/identity/account/account.tsx'));
const account = <Account sections={accountSections} />;

/** In the order of the menu, where several stand in one group. */
export const pages: readonly PageRoute[] = [
  page({
    path: paths.dashboard,
    access: 'login_user',
    title: 'app.menu.dashboard',
    menu: { at: 'top', Icon: Dashboard },
    Page: lazyChunk(() => import('../../features/insight/dashboard/dashboard.tsx')),
  }),
  page({
    path: paths.surveys,
    access: 'client',
    title: 'app.surveys.tabs.surveys',
    menu: { at: 'survey_group', Icon: iconOf(surveyGroup), label: 'app.menu.survey_management' },
    Page: lazyChunk(() => import('../../features/surveys/survey-management.tsx')),
  }),
  page({
    path: paths.surveyDesigner,
    access: 'client',
    isBare: true,
    Page: lazyChunk(() => import('../../features/surveys/designer/survey-designer.tsx')),
  }),
  page({
    path: paths.surveyResults,
    access: 'client',
    Page: lazyChunk(() => import('../../features/insight/results/survey-results.tsx')),
  }),
  page({
    path: paths.claimMarc,
    access: 'mark_claim',
    title: 'app.menu.claim-mark',
    menu: { at: 'groups', Icon: QrCodeScanner },
    Page: lazyChunk(() => import('../../features/codes/claim-marc/claim-marc.tsx')),
  }),
  page({
    path: paths.selfTest,
    access: 'client',
    title: 'app.self_test.title',
    // Everybody may look, but only who sees codes has one to try.
    menu: { at: 'groups', Icon: PhonelinkRing, label: 'app.menu.test', beside: `/${codeFinding.route}` },
    Page: lazyChunk(() => import('../../features/codes/self-test/self-test.tsx')),
  }),
  page({
    path: paths.marcGenerator,
    access: 'admin',
    title: 'app.menu.marc-generator',
    menu: { at: 'marcs', Icon: PostAdd },
    Page: lazyChunk(() => import('../../features/codes/marcs/generator/marc-generator.tsx')),
  }),
  page({
    path: paths.queues,
    access: 'admin',
    title: 'app.queues.title',
    menu: { at: 'background_work', Icon: Queue },
    Page: lazyChunk(() => import('../../features/identity/queues/queues.tsx')),
  }),
  page({
    path: paths.supportNews,
    access: 'support_management',
    title: 'app.menu.support_notifications',
    menu: { at: 'help', Icon: NotificationsActive },
    Page: lazyChunk(() => import('../../features/support/tickets/support-news.tsx')),
  }),
  page({
    path: paths.faq,
    access: 'login_user',
    title: 'app.menu.faq',
    menu: { at: 'help', Icon: Quiz },
    Page: lazyChunk(() => import('../../features/support/faq/faq.tsx')),
  }),
  { path: paths.account, access: 'login_user', Page: Account, element: account },
  ...standardPages,
  ...accountSections.map(({ path, access }) => ({ path, access, Page: Account, element: account })),
  ...guestPages,
  page({
    path: paths.setUpTwoFactor,
    access: 'login_user',
    title: 'app.account.two_factor.set_up',
    isBare: true,
    Page: lazyChunk(() => import('../../features/identity/set-up-two-factor/set-up-two-factor.tsx')),
  }),
  page({
    path: paths.planSelection,
    access: 'clientregister',
    title: 'app.register.plans.title',
    isBare: true,
    Page: lazyChunk(() => import('../../features/identity/register/plan-selection.tsx')),
  }),
  page({
    path: paths.cardPayment,
    access: 'clientregister',
    title: 'app.register.pay.title',
    isBare: true,
    Page: lazyChunk(() => import('../../features/identity/register/card-payment.tsx')),
  }),
];
