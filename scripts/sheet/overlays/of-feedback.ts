/** What opens over feedback: its list, one of it, and what rules and tags do with it. */
import { onScreen } from './overlay.ts';
import { at, button, item, list, press, type Step } from './steps.ts';

const feedback = onScreen('admin', '/feedback_management');
const one = onScreen('admin', '/feedback_management/{id}');
const tags = onScreen('admin', '/companytags');
const findings = onScreen('admin', '/code_health');
const rule = onScreen('admin', '/feedbackrules/create');

/** What can be changed of one or many. */
const PARTS = ['status', 'priority', 'assignee_id', 'tag_ids'];

const fields = 'resources.feedback_management.fields';
const select = [at('[data-feedback] input[type="checkbox"]', 0), at('[data-feedback] input[type="checkbox"]', 1)];

/** A filter to be saved: the list keeps it from one picture to the next. */
const unread: Step = async ({ page, words }) => {
  const toggle = page.getByRole('button', { name: words('app.feedback.unread') }).first();
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await press(page, toggle);
};

export const ofFeedback = [
  ...['node_id', 'assignee_id', 'tag_ids', 'created_at', 'score'].map((field) =>
    feedback(`filter ${field}`, [button(`${fields}.${field}`)]),
  ),
  feedback('columns', [button('app.list.columns.choose')], { only: 'wide' }),
  feedback('keys', [button('app.feedback.keys.title')], { only: 'wide' }),
  feedback('views', [button('app.list.views.title')]),
  feedback('export', [button('app.feedback_export.open')]),
  ...PARTS.map((field, nth) =>
    feedback(`selected ${field}`, [...select, at('[role="toolbar"] [aria-haspopup]', nth)], { leavesTraces: true }),
  ),
  feedback('save view', [unread, button('app.list.views.title'), item('app.list.views.save')]),
  one('actions', [button('app.list.actions')]),
  one('erase', [button('app.list.actions'), item('app.feedback.erase.action')]),
  ...PARTS.map((field) => one(field, [at(`[data-part="${field}"]`)])),
  tags('merge', [button('resources.companytags.actions.merge')]),
  tags('merge into', [
    button('resources.companytags.actions.merge'),
    list('resources.companytags.dialogs.merge.fields.into_id'),
  ]),
  tags('delete', [button('ra.action.delete')]),
  findings('actions', [button('app.list.actions')]),
  findings('help', [button('app.help.about')]),
  findings('dismiss', [button('app.list.actions'), item('app.code_health.dismiss_until')]),
  rule('condition', [button('app.rules.add_condition')]),
  rule('effect', [button('app.rules.add_effect')]),
];
