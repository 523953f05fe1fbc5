/** What opens over the tree, a unit and its designs. */
import type { Step } from './steps.ts';
import { onScreen } from './overlay.ts';
import { at, button, check, item, list, type } from './steps.ts';

const organizations = onScreen('admin', '/organization_management');
const tree = onScreen('admin', '/organization_management/{id}');
const unit = onScreen('admin', '/units/{id}');
const onTab = (tab: string) => onScreen('admin', `/units/{id}/${tab}`);

/** The menu of the first unit: on its card, or in its line. */
const menu: Step = at('.unit-card [aria-haspopup="menu"], .row-menu');
const inMenu = (name: string): Step[] => [menu, item(`app.tree.menu.${name}`)];

const UNITS_FILE = {
  name: 'units.csv',
  mimeType: 'text/csv',
  text: 'external_id,parent_external_id,name,type\nnew-1,,A unit of the import,\n,,,no such type\n',
};

const takeUp =
  ({ text, ...file }: typeof UNITS_FILE): Step =>
  ({ page }) =>
    page.locator('[role="dialog"] input[type="file"]').setInputFiles({ ...file, buffer: Buffer.from(text) });

const untilRead: Step = ({ page, words }) =>
  page.getByRole('button', { name: words('app.import.choose_other') }).waitFor();

export const ofOrganization = [
  organizations('delete', [button('ra.action.delete')]),
  organizations('filter', [button('resources.organization_management.fields.organization_type_id')]),
  organizations('rows on a page', [list('ra.navigation.page_rows_per_page')], { only: 'wide' }),
  tree('unit', [menu]),
  tree('add', [...inMenu('add'), type('resources.units.fields.count', '12')]),
  tree('move', inMenu('move')),
  tree('delete', inMenu('delete')),
  tree('survey group', inMenu('survey')),
  tree('code group', inMenu('qr_code')),
  tree('link group', inMenu('link_list')),
  tree('prints', inMenu('print')),
  tree('add at the top', [button('app.tree.menu.add')]),
  tree('deleted', [button('app.tree.deleted.title')]),
  tree('recent imports', [button('app.import.recent.title')]),
  tree('import', [button('app.import.open')]),
  tree('import help', [button('app.import.open'), button('app.help.about')]),
  tree('import read', [button('app.import.open'), takeUp(UNITS_FILE), untilRead]),
  tree('export', [button('app.import.export')]),
  tree('find', [list('app.tree.find')]),
  tree('layout', [button('app.tree.view.arrangement')], { only: 'wide' }),
  tree('direction', [button('app.tree.view.direction')], { only: 'wide' }),
  unit('move', [button('app.unit.actions.move')]),
  unit('move to the top', [button('app.unit.actions.move'), check('app.tree.move.to_top')]),
  unit('delete', [button('ra.action.delete')]),
  unit('add', [button('app.unit.actions.add')]),
  onTab('survey')('include', [button('app.unit.design.actions.join')]),
  onTab('qr-code')('print', [button('app.qr_export.open')]),
  onTab('opening-hours')('copy', [button('app.opening_hours.set_own'), button('app.opening_hours.copy')]),
  onTab('access')('give', [button('app.access.give')]),
];
