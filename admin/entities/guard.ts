/** Which address is open to whom: the navigation rules of the spec, section 2. */
import type { AppAbility } from '../providers/ability.ts';
import type { UserData } from '../providers/user-data.ts';

/** A route of schemas/roles.json and the ability that opens it; `public` needs none. */
export interface Screen {
  /** `{id}` stands for one step of the path. */
  route: string;
  subject: string;
  /** `read` when absent. */
  action?: string;
}

export const PUBLIC_SUBJECT = 'public';
/** Subject of the pages for people who are not signed in: login, registration, forgotten password. */
export const SIGN_IN_SUBJECT = 'Auth';

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
  marcGenerator: '/marc-generator',
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

export interface Site {
  screens: Screen[];
  /** Whether there is a screen at the path; routes may be known before their screens exist. */
  isBuilt: (pathname: string) => boolean;
}

const PASS: Verdict = { kind: 'pass' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/** What happens to a visit of `pathname`. */
export function judge(visit: Visit, site: Site): Verdict {
  const { pathname, user } = visit;
  if (pathname === paths.setUpTwoFactor) return user === null ? redirect(paths.login) : PASS;
  // The server refuses everything else, and tells of no ability.
  if (user?.owes_two_factor) return pathname === paths.logout ? PASS : redirect(paths.setUpTwoFactor);
  const screen = findScreen(site.screens, pathname);
  if (screen === undefined) return redirect(paths.notFound);
  if (screen.subject === PUBLIC_SUBJECT) return passIfBuilt(pathname, site);
  if (screen.subject === SIGN_IN_SUBJECT && user !== null) return redirectByRole(pathname, visit, site);
  if (!visit.ability.can(screen.action ?? 'read', screen.subject)) {
    return redirect(user === null ? paths.login : paths.notAuthorized);
  }
  return passIfBuilt(pathname, site);
}

/** Where a signed-in user begins. */
export function landingOf({ user, ability }: Omit<Visit, 'pathname'>, site: Site): string {
  if (user?.role === 'superadmin') return paths.dashboard;
  if (user?.role !== 'client') return paths.login;
  const choosesPlan = ability.can('read', 'clientregister') && site.isBuilt(paths.planSelection);
  return choosesPlan ? paths.planSelection : paths.dashboard;
}

/** The screen at a path; a path below a screen's own (a record, a form) belongs to the longest route that leads to it. */
export function findScreen(screens: Screen[], pathname: string): Screen | undefined {
  const steps = stepsOf(pathname);
  const matching = screens.filter(({ route }) => matches(stepsOf(route), steps));
  return matching.toSorted((one, other) => stepsOf(other.route).length - stepsOf(one.route).length)[0];
}

function redirectByRole(pathname: string, visit: Visit, site: Site): Verdict {
  const landing = landingOf(visit, site);
  return landing === pathname ? PASS : redirect(landing);
}

function passIfBuilt(pathname: string, site: Site): Verdict {
  return site.isBuilt(pathname) ? PASS : redirect(paths.notFound);
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function matches(route: string[], path: string[]): boolean {
  if (route.length === 0) return path.length === 0;
  return route.length <= path.length && route.every((step, at) => step === '{id}' || step === path[at]);
}
