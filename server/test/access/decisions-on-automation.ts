/** The decision table of what happens by itself, and of what is told to whom. */
import { hoursFields, noticeFields, reportFields, ruleFields, webhookFields } from './fields-of-automation.ts';
import {
  admin,
  adminSelf,
  colleague,
  platform,
  reads,
  right,
  rightAnywhere,
  self,
  writing,
  type EntityDecision,
} from './vocabulary.ts';

export const decisionsOnAutomation: Record<string, EntityDecision> = {
  // Where a company's data goes by itself is its administrators' to say.
  webhook: {
    ...reads(admin),
    create: writing(webhookFields, admin),
    patch: writing([...webhookFields, 'revision'], admin),
    delete: [admin],
    actions: { new_secret: [admin], test: [admin] },
    secret: ['secret', 'earlier_secret'],
  },
  // What happens by itself at a unit is said by who handles its feedback; at all of them, and by webhooks, by administrators.
  feedback_rule: {
    ...reads(admin, right('feedback', 'edit')),
    create: writing(['node_id', 'webhook_id', ...ruleFields], admin, right('feedback', 'edit')),
    patch: [
      ...writing(['node_id', 'webhook_id', 'revision', ...ruleFields], admin),
      ...writing(['revision', ...ruleFields], right('feedback', 'edit')),
    ],
    delete: [admin, right('feedback', 'edit')],
  },
  opening_hours: {
    ...reads(admin, right('node', 'read')),
    create: writing(['node_id', ...hoursFields], admin, right('node', 'edit')),
    patch: writing(['revision', ...hoursFields], admin, right('node', 'edit')),
    delete: [admin, right('node', 'edit')],
  },
  // Each his own, administrators too.
  notice_preference: {
    ...reads(self, adminSelf),
    create: writing(noticeFields, admin, colleague),
    patch: writing(noticeFields, self, adminSelf),
  },
  // Each his own; who may read no feedback anywhere has nothing that could be reported to him.
  report_subscription: {
    ...reads(self, adminSelf),
    create: writing(reportFields, admin, rightAnywhere('feedback', 'read')),
    patch: writing(reportFields, self, adminSelf),
    delete: [self, adminSelf],
    actions: { send_now: [admin, colleague] },
  },
  // Whose mail it is, and what it says, nobody reads.
  mail_message: { ...reads(platform), actions: { queues: [platform], send_again: [platform] } },
  webhook_delivery: { ...reads(admin), actions: { resend: [admin] } },
};
