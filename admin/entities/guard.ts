/** Which address is open to whom: the navigation rules of the spec, section 2. */
import type { ScreenAbility } from '../generated/abilities.ts';
import type { AppAbility } from '../providers/ability.ts';
import type { UserData } from '../providers/user-data.ts';

/** Opens a page: an ability of schemas/roles.json, or none. */
export type Access = ScreenAbility | 'public';

export interface Screen {
  /** `:id` stands for one step. */
  path: string;
  access: Access;
  /** Addresses below it, of rows and forms, are its own as well. */
  hasMore?: true;
}

/** Addresses that code refers to; who may open them is said in the route table of the application. */
export const paths = {
  dashboard: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  emailChange: '/email-change',
  setUpTwoFactor: '/set-up-two-factor',
  logout: '/logout',
  register: '/register',
  confirmRegistration: '/register/confirm',
  planSelection: '/register/planselect',
  cardPayment: '/register/creditcardpay',
  /** Where all parts of the account area are listed. */
  account: '/account',
  surveys: '/survey_management',
  surveyDesigner: '/survey_management/surveys/:id',
  surveyResults: '/survey_management/surveys/:id/results',
  marcGenerator: '/marc-generator',
  queues: '/queues',
  claimMarc: '/claim-mark',
  selfTest: '/test',
  faq: '/faq',
  supportNews: '/support_notifications',
  notFound: '/error-404',
  notAuthorized: '/not-authorized',
} as const;

/** Where somebody was going before the login, or setting it up, came in between; react-admin's own names. */
export interface ReturnState {
  nextPathname?: string;
  nextSearch?: string;
}

export type Verdict = { kind: 'pass' } | { kind: 'redirect'; to: string };

export interface Visit {
  pathname: string;
  user: UserData | null;
  ability: AppAbility;
}

const PASS: Verdict = { kind: 'pass' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** What happens to a visit of `pathname`. */
export function judge(visit: Visit, screens: readonly Screen[]): Verdict {
  const { pathname, user, ability } = visit;
  if (pathname === paths.setUpTwoFactor) return user === null ? redirect(paths.login) : PASS;
  // The server refuses everything else, and tells of no ability.
  if (user?.owes_two_factor) return pathname === paths.logout ? PASS : redirect(paths.setUpTwoFactor);
  const screen = findScreen(screens, pathname);
  if (screen === undefined) return redirect(paths.notFound);
  // Pages for people who are not signed in: login, registration, forgotten password.
  if (screen.access === 'Auth' && user !== null) {
    const landing = landingOf(visit);
    return landing === pathname ? PASS : redirect(landing);
  }
  if (screen.access !== 'public' && !ability.can('read', screen.access))
    return redirect(user === null ? paths.login : paths.notAuthorized);
  return screen.hasMore || stepsOf(screen.path).length === stepsOf(pathname).length ? PASS : redirect(paths.notFound);
}

/** Where a signed-in user begins. */
export function landingOf({ user, ability }: Omit<Visit, 'pathname'>): string {
  if (user?.role === 'superadmin') return paths.dashboard;
  if (user?.role !== 'client') return paths.login;
  return ability.can('read', 'clientregister') ? paths.planSelection : paths.dashboard;
}

/** The screen at a path; a path below a screen's own (a record, a form) belongs to the longest one that leads to it. */
export function findScreen(screens: readonly Screen[], pathname: string): Screen | undefined {
  const steps = stepsOf(pathname);
  const matching = screens.filter(({ path }) => matches(stepsOf(path), steps));
  return matching.toSorted((one, other) => stepsOf(other.path).length - stepsOf(one.path).length)[0];
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function matches(pattern: string[], path: string[]): boolean {
  if (pattern.length === 0) return path.length === 0;
  return pattern.length <= path.length && pattern.every((step, at) => step.startsWith(':') || step === path[at]);
}
