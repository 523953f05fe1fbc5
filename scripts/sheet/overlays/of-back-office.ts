/** What opens over the platform's own screens. */
import { onScreen } from './overlay.ts';
import type { Step } from './steps.ts';
import { at, button, item } from './steps.ts';

const customers = onScreen('super', '/customers');
const customer = onScreen('super', '/customers/{id}');
const batches = onScreen('super', '/marc-library');
const discounts = onScreen('super', '/discount');
const batch = onScreen('super', '/marc-library/{id}');

const select = [0, 1].map((nth) => at('main tbody input[type="checkbox"]', nth));

const COUPONS = {
  name: 'coupons.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Voucher,code,kind,percent,valid_from\nA,COUPON-1,percent,15,2026-01-01\nB,COUPON-2,percent,20,2026-01-01\nC,x,percent,20,soon\n',
  ),
};
const takeUp: Step = ({ page }) => page.locator('[role="dialog"] input[type="file"]').setInputFiles(COUPONS);
const untilRead: Step = ({ page, words }) =>
  page.getByRole('button', { name: words('app.list.import.check') }).waitFor();
const untilChecked: Step = ({ page, words }) =>
  page.getByRole('button', { name: words('app.list.import.back') }).waitFor();
const toColumns = [button('app.list.import.open'), takeUp, untilRead];

export const ofBackOffice = [
  customers('state', [button('resources.customers.fields.state')]),
  customers('country', [button('resources.customers.fields.country_id')]),
  customer('close', [button('resources.customers.actions.close')]),
  customer('log in as', [at('main [role="tab"]', 2), button('app.login_as.as')]),
  batches('company', [at('main [aria-haspopup="dialog"], main [role="combobox"]')]),
  batch('files', [button('app.marcs.download')]),
  batch('print', [button('app.marcs.download'), item('app.marcs.print.prints')]),
  onScreen('super', '/plan')('delete', [button('ra.action.delete')]),
  discounts('delete', [button('ra.action.delete')]),
  discounts('columns', [button('app.list.columns.choose')]),
  discounts('download', [button('app.list.export.label')]),
  discounts('import', [button('app.list.import.open')]),
  discounts('import columns', toColumns, { leavesTraces: true }),
  discounts('import checked', [...toColumns, button('app.list.import.check'), untilChecked], { leavesTraces: true }),
  discounts('edit several', [...select, button('ra.action.edit')], { only: 'wide', leavesTraces: true }),
  onScreen('super', '/planlocation')('delete', [button('ra.action.delete')]),
  onScreen('super', '/planlocation')('make global', [button('resources.planlocation.actions.set_global')]),
  onScreen('super', '/general_definitions/currency')('delete', [button('ra.action.delete')]),
  onScreen('super', '/support/detail/{id}')('close', [button('app.support.move.completed_platform')], {
    row: { status: ['answered', 'in_processing', 'customer_replied'] },
  }),
  onScreen('super', '/support')('filter', [at('main [aria-haspopup="dialog"]')]),
  onScreen('super', '/support')('conditions', [button('app.filter.builder.open')]),
  onScreen('super', '/support')('group', [button('app.list.group.label')]),
];
