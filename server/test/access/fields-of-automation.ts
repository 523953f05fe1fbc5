/** What may be written of what happens by itself. */
export const customFieldFields = ['label', 'kind', 'choices', 'help', 'is_required', 'seen_by', 'in_list', 'position'];
export const webhookFields = ['name', 'url', 'events', 'includes_contact', 'is_active'];
export const ruleFields = [
  'name',
  'is_active',
  'trigger',
  'conditions',
  'score_at_most',
  'priority',
  'locale',
  'with_text',
  'tag_id',
  'after_hours',
  'silent_days',
  'notify_user_ids',
  'notifies_responsible',
  'assignee_id',
  'raised_priority',
  'added_tag_id',
  'escalate_after_hours',
  'escalate_user_ids',
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const hoursFields = ['time_zone', ...weekdays, 'closed_days'];
export const noticeFields = [
  'on_rules',
  'on_assigned',
  'on_high_priority',
  'on_code_findings',
  'time_zone',
  'quiet_from',
  'quiet_until',
];
export const reportFields = ['rhythm', 'node_id', 'weekday', 'hour', 'time_zone', 'only_with_answers', 'is_active'];
