/** What opens from the bar, on every screen, and on the dashboard. */
import { onScreen } from './overlay.ts';
import { answer, at, button, type Step, write } from './steps.ts';

const company = onScreen('admin', '/');
const platform = onScreen('super', '/');
const byTour = (name: string): Step => at(`header [data-tour="${name}"]`);

const search = button('app.quick_search.title');

/** By the menu, since what the dashboard offers goes when the first steps are done. */
const tour: Step[] = [
  at('header [data-tour="help"], header [data-tour="menu"]'),
  at('.MuiModal-root [href$="show=tour"]'),
];
const nextStops = (count: number): Step[] => Array.from({ length: count }, () => button('app.tour.next'));
const STOPS = 6;

export const ofShell = [
  ...['groups', 'users', 'automation'].map((name) =>
    company(`menu ${name}`, [byTour(`menu /${name}`)], { only: 'wide' }),
  ),
  platform('menu marcs', [byTour('menu /marcs')], { only: 'wide' }),
  company('menu drawer', [byTour('menu')], { only: 'narrow' }),
  platform('menu drawer', [byTour('menu')], { only: 'narrow' }),
  company('help', [byTour('help')], { only: 'wide' }),
  company('search', [search]),
  company('search with hits', [search, write('[role="dialog"] input', 'ta')]),
  platform('search with hits', [search, write('[role="dialog"] input', 'ac')]),
  company('languages', [button('app.layout.language')]),
  company('appearance', [button('app.layout.appearance')]),
  company('account', [button('app.layout.account')]),
  company('add', [button('app.dashboard.add')]),
  company('period', [button('app.dashboard.own_dates')]),
  company('panel', [button('app.dashboard.panel.options')]),
  ...Array.from({ length: STOPS }, (_, stop) => company(`tour ${stop + 1}`, [...tour, ...nextStops(stop)])),
  onScreen('admin', '/profile')(
    'done',
    [write('main form input', 'Ada Byron'), answer('PATCH', /\/api\//, {}), button('app.form.save_changes')],
    {
      staysOpen: true,
    },
  ),
  onScreen('admin', '/profile')(
    'failed',
    [
      write('main form input', 'Ada Byron'),
      answer('PATCH', /\/api\//, { code: 'internal_error', status: 500 }, 500),
      button('app.form.save_changes'),
    ],
    { staysOpen: true, isRefusal: true },
  ),
];
