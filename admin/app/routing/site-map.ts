/** The routes of schemas/roles.json, those of generated screens, and which of them have a screen by now. */
import { screens } from '../../generated/screens.ts';
import { exposedEntities } from '../../entities/site.ts';
import { paths, PUBLIC_SUBJECT, type Screen, type Site } from '../../entities/guard.ts';
import { accountSections } from '../account-sections.ts';

/** Paths of hand-written screens. */
const ownPaths: readonly string[] = [
  paths.dashboard,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.emailChange,
  paths.setUpTwoFactor,
  paths.register,
  paths.confirmRegistration,
  paths.planSelection,
  paths.cardPayment,
  paths.logout,
  paths.account,
  ...accountSections.map(({ path }) => path),
  paths.surveys,
  paths.marcGenerator,
  paths.claimMarc,
  paths.selfTest,
  paths.faq,
  paths.supportNews,
  paths.notFound,
  paths.notAuthorized,
];

/** Below it each survey has its designer. */
const DESIGNERS = `${paths.surveys}/surveys/`;

const declared = new Set(screens.map(({ route }) => route));

const generatedScreens: Screen[] = exposedEntities
  .map(({ route, ability }) => ({ route: `/${route}`, subject: ability }))
  .filter(({ route }) => !declared.has(route));

export const site: Site = {
  screens: [...screens, ...generatedScreens, { route: paths.notAuthorized, subject: PUBLIC_SUBJECT }],
  isBuilt(pathname) {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    return (
      ownPaths.includes(path) ||
      path.startsWith(DESIGNERS) ||
      exposedEntities.some(({ route }) => path === `/${route}` || path.startsWith(`/${route}/`))
    );
  },
};
