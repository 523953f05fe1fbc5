/**
 * Every address that the contact sheet shows: those that the product itself lists (its routes, the screens of its
 * entities, the tabs of a unit), each seen by whoever gets in, and the visitor's pages.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { exposedEntities } from '../../admin/entities/site.ts';
import { judge, type Screen } from '../../admin/entities/guard.ts';
import { pathTo } from '../../admin/entities/place.ts';
import type { EntityResource, ViewName } from '../../admin/entities/resource.ts';
import { unitTabs } from '../../admin/app/routes/unit-tabs.ts';
import type { Overlay } from './overlays/overlay.ts';
import { overlays } from './overlays/index.ts';
import { type Person, people, signIn, type SignedIn } from './people.ts';
import { pathOfFirst } from './rows.ts';
import type { Stage } from './stage.ts';
import { visitorAddresses } from './visitor-addresses.ts';

export interface Address {
  /** As the product's lists write it: `{id}` stands for a row. */
  pattern: string;
  path: string;
  person: Person;
  /** A page of visitors, which has nothing of the back office. */
  isPublic: boolean;
  /** That something is not there is what it shows. */
  leadsNowhere?: boolean;
  /** What is opened over it. */
  overlay?: Overlay;
}

/** The table of routes names the components that it shows: Vite reads them as the program does. */
const {
  module: { screens },
} = await runnerImport<{ screens: readonly Screen[] }>(
  fileURLToPath(new URL('../../admin/app/routes/screens.ts', import.meta.url)),
  { configFile: false },
);

/** They only lead elsewhere, or show themselves to nobody of the demo. */
const PASSED_BY = new Set(['/logout', '/set-up-two-factor']);

/** They are opened without the key that a mail has. */
const LEADS_NOWHERE = new Set(['/register/confirm', '/email-change']);

/** @param only patterns that hold this text; all when it is empty */
export async function findAddresses(stage: Stage, only: string): Promise<Address[]> {
  const wanted = patterns().filter((pattern) => pattern.includes(only));
  const seen = await Promise.all(
    (Object.keys(people) as Person[])
      .filter((person) => person !== 'newcomer')
      .map(async (person) => ({ person, session: await signIn(stage.origin, person) })),
  );
  const found: Address[] = [];
  for (const pattern of wanted) {
    for (const { person, session } of seen) {
      if (!isFor(pattern, person, session)) continue;
      const path = await pathOfFirst(stage.origin, pattern, session);
      if (path !== null && judge({ pathname: path, ...session }, screens).kind === 'pass')
        found.push({ pattern, path, person, isPublic: false, leadsNowhere: LEADS_NOWHERE.has(pattern) });
    }
  }
  const visits = await visitorAddresses(stage);
  const opened = await overlayAddresses(stage, only, new Map(seen.map(({ person, session }) => [person, session])));
  return [...found, ...visits.filter(({ pattern }) => pattern.includes(only)), ...opened];
}

/** @throws Error naming all whose address has no row in the demo */
async function overlayAddresses(
  { origin }: Stage,
  only: string,
  sessions: ReadonlyMap<Person, SignedIn>,
): Promise<Address[]> {
  const nameOf = ({ pattern, name }: Overlay): string => `${pattern} › ${name}`;
  const found: Address[] = [];
  const lost: string[] = [];
  for (const overlay of overlays.filter((one) => nameOf(one).includes(only))) {
    const { person, row } = overlay;
    const path = await pathOfFirst(origin, overlay.pattern, sessions.get(person) ?? NOBODY, row);
    if (path === null) lost.push(nameOf(overlay));
    else found.push({ pattern: nameOf(overlay), path, person, isPublic: false, overlay });
  }
  if (lost.length > 0) throw new Error(`The demo has no row for: ${lost.join(', ')}.`);
  return found;
}

/** Addresses without their slash at the end, each once. */
export function patterns(): string[] {
  const routes = screens.map(({ path }) => path.replace(':id', '{id}'));
  const rows = exposedEntities.flatMap((entity) => entity.views.map((view) => viewPattern(entity, view)));
  const tabs = unitTabs.filter(({ path }) => path !== '').map(({ path }) => `/units/{id}/${path}`);
  return [...new Set([...routes, ...rows, ...tabs])].filter((pattern) => !PASSED_BY.has(pattern));
}

const viewPattern = ({ route, paths }: EntityResource, view: ViewName): string =>
  decodeURI(pathTo(`/${route}`, view, '{id}', paths)).replace('%7Bid%7D', '{id}');

/** A page that is open to all is looked at once, one of the guest's by the guest alone. */
function isFor(pattern: string, person: Person, session: SignedIn): boolean {
  const verdict = judge({ pathname: pattern.replaceAll('{id}', '1'), ...session }, screens);
  if (verdict.kind !== 'pass') return false;
  const isForGuests = judge({ pathname: pattern.replaceAll('{id}', '1'), ...NOBODY }, screens).kind === 'pass';
  return isForGuests === (person === 'guest');
}

const NOBODY = await signIn('', 'guest');
