/** The entries of the menu: the dashboard, and every screen that the visitor may open. */
import Bolt from '@mui/icons-material/BoltOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import PhonelinkRing from '@mui/icons-material/PhonelinkRingOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import PostAdd from '@mui/icons-material/PostAddOutlined';
import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { codeFinding, noticePreference } from '../../generated/resources.ts';
import { GUIDES } from '../../entities/guides.ts';
import { iconOf } from '../../entities/icon-of.ts';
import { inMenuOrder } from '../../entities/menu-order.ts';
import { paths } from '../../entities/guard.ts';
import type { EntityResource } from '../../entities/resource.ts';

export interface MenuEntry {
  path: string;
  /** A key of admin/i18n, tried first; then the resource's own name. */
  label: string;
  fallback?: string;
  Icon: typeof SvgIcon;
  /** Entries below it; such an entry leads nowhere itself. */
  children?: MenuEntry[];
}

/** Of the group where help is found: it has a sign of its own at the end of the bar. */
export const HELP_PATH = '/help';

/** Entries that stand together below one of another name: the bar has room for few. */
const GROUP_OF: Record<string, string> = {
  qrcode_management: 'groups',
  link_list_management: 'groups',
  code_health: 'groups',
  'claim-mark': 'groups',
  test: 'groups',
  user_management: 'users',
  'access-control': 'users',
  feedbackrules: 'automation',
  // Rules look for them and put them on.
  companytags: 'automation',
  openinghours: 'automation',
  webhooks: 'automation',
  'marc-library': 'marks',
  'marc-generator': 'marks',
  support: 'help',
  support_notifications: 'help',
  faq: 'help',
};

/** A screen with its way in from the menu. */
interface MenuScreen extends Pick<MenuEntry, 'fallback'> {
  /** Its address without the first slash. */
  route: string;
  Icon: typeof SvgIcon;
  /** Another screen without which this one is of no use. */
  beside?: string;
}

/** Screens that are no entity's. */
const ownScreens: MenuScreen[] = [
  { route: paths.marcGenerator.slice(1), Icon: PostAdd },
  { route: paths.claimMarc.slice(1), Icon: QrCodeScanner },
  // Everybody may look, but only who sees codes has one to try.
  { route: paths.selfTest.slice(1), Icon: PhonelinkRing, beside: `/${codeFinding.route}` },
  { route: paths.supportNews.slice(1), Icon: NotificationsActive },
  { route: paths.faq.slice(1), Icon: Quiz },
];

/** Entries that lead to the page that a list is a part of. */
const PAGE_OF: Record<string, string> = { 'survey_management/groups': 'survey_management' };

/** Screens that have their way in elsewhere: what is a user's own is in the menu of his account. */
const ELSEWHERE: readonly string[] = [noticePreference.route];

const GROUP_ICONS: Record<string, typeof SvgIcon> = {
  general_definitions: Tune,
  groups: Workspaces,
  users: People,
  automation: Bolt,
  marks: QrCode2,
  help: HelpOutline,
};

/** The menu out of the screens that may be opened; routes with a slash are grouped under their first step. */
export function menuOf(entities: EntityResource[], mayOpen: (path: string) => boolean): MenuEntry[] {
  const screens = [...entities.map(screenOf), ...ownScreens];
  const open = inMenuOrder(screens).filter(
    (screen) =>
      !ELSEWHERE.includes(screen.route) &&
      mayOpen(`/${pageOf(screen)}`) &&
      (screen.beside === undefined || mayOpen(screen.beside)),
  );
  const entries: MenuEntry[] = [{ path: '/', label: 'app.menu.dashboard', Icon: Dashboard }];
  for (const screen of open) {
    const [first = '', below] = pageOf(screen).split('/');
    const group = GROUP_OF[screen.route] ?? (below === undefined ? undefined : first);
    const entry = entryOf(screen);
    if (group === undefined) entries.push(entry);
    else groupOf(entries, group).push(entry);
  }
  for (const { of, ...guide } of GUIDES) if (mayOpen(of)) groupOf(entries, HELP_PATH.slice(1)).push(guide);
  return entries.map(withoutLonelyGroup);
}

/** Of what stands together only to save room, one alone needs no group. */
function withoutLonelyGroup(entry: MenuEntry): MenuEntry {
  const [only, ...others] = entry.children ?? [];
  if (only === undefined || others.length > 0 || entry.path === HELP_PATH) return entry;
  return only.path.slice(1) in GROUP_OF ? only : entry;
}

/** Whether the address is the entry's own or below it. */
export function isCurrent({ path, children = [] }: MenuEntry, pathname: string): boolean {
  if (children.length > 0) return children.some((child) => isCurrent(child, pathname));
  return path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
}

const screenOf = (entity: EntityResource): MenuScreen => ({
  route: entity.route,
  Icon: iconOf(entity),
  fallback: `resources.${entity.route}.name`,
});

const pageOf = ({ route }: MenuScreen): string => PAGE_OF[route] ?? route;

function entryOf({ route, beside: _beside, ...shown }: MenuScreen): MenuEntry {
  const page = pageOf({ route, ...shown });
  return { path: `/${page}`, label: `app.menu.${page}`, ...shown };
}

function groupOf(entries: MenuEntry[], name: string): MenuEntry[] {
  const path = `/${name}`;
  const known = entries.find((entry) => entry.path === path);
  if (known?.children) return known.children;
  const children: MenuEntry[] = [];
  entries.push({ path, label: `app.menu.${name}`, Icon: GROUP_ICONS[name] ?? Tune, children });
  return children;
}
