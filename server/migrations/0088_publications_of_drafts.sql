-- 0088_publications_of_drafts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table event_notice drop constraint event_notice_event_check;

alter table mail_message drop constraint mail_message_kind_check;

alter table draft add column saved_at timestamptz;
-- By hand: the nearest that is known of those that are there.
update draft set saved_at = updated_at;

alter table draft add column time_zone text constraint draft_time_zone_check check (char_length(time_zone) <= 60);

alter table draft add column local_time text constraint draft_local_time_check check (char_length(local_time) <= 16);

alter table draft add column each_clock boolean not null default false;

alter table draft add column reason text constraint draft_reason_check check (char_length(reason) <= 500);

alter table event_notice alter column rule_name drop not null;

alter table event_notice add constraint event_notice_event_check check (event in ('draft.refused', 'company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled'));

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'draft_refused', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'email_change_confirm', 'email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_set', 'guesses_stopped', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'renewal_ahead', 'plan_ending', 'plan_ended', 'contract_started', 'contract_invoice', 'contract_renewal', 'contract_ending', 'support_answer', 'support_closed', 'support_request'));

revoke all on table draft from feedtree_app;
revoke all on sequence draft_id_seq from feedtree_app;
grant select, insert, update (record_name, state, author_id, note, saved_at, publish_at, time_zone, local_time, each_clock, reason, refusal, published_at, changes, base, revision, updated_at) on table draft to feedtree_app;
grant usage on sequence draft_id_seq to feedtree_app;

revoke all on table draft from feedtree_worker;
revoke all on sequence draft_id_seq from feedtree_worker;
grant select (company_id, id, entity, record_id, state) on table draft to feedtree_worker;
