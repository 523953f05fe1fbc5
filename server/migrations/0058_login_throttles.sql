-- 0058_login_throttles: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table account_notice drop constraint account_notice_kind_check;

alter table mail_message drop constraint mail_message_kind_check;

create table login_throttle (
  id bigint not null generated always as identity (sequence name login_throttle_id_seq),
  guesser text not null constraint login_throttle_guesser_check check (char_length(guesser) >= 22 and char_length(guesser) <= 22),
  failed_count smallint not null constraint login_throttle_failed_count_check check (failed_count >= 0 and failed_count <= 32000),
  locked_until timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint login_throttle_pkey primary key (id),
  constraint login_throttle_guesser_key unique (guesser)
);
create index login_throttle_expires_at_idx on login_throttle (expires_at);
grant select, insert, update (failed_count, locked_until, expires_at, updated_at), delete on table login_throttle to feedtree_session;
grant usage on sequence login_throttle_id_seq to feedtree_session;
grant select (id, expires_at), delete on table login_throttle to feedtree_worker;

alter table user_credential add column device_generation integer not null default 0 constraint user_credential_device_generation_check check (device_generation >= 0);

alter table user_credential add column guesses_told_at timestamptz;

alter table account_notice add constraint account_notice_kind_check check (kind in ('email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_link_requested', 'password_set', 'two_factor_reset', 'guesses_stopped'));

alter table mail_message add constraint mail_message_kind_check check (kind in ('invitation', 'password_reset', 'registration', 'account_exists', 'webhook_off', 'notices', 'report', 'requested_report', 'code_findings', 'password_changed', 'two_factor_on', 'two_factor_off', 'two_factor_reset', 'two_factor_reset_by_support', 'two_factor_reset_of_user', 'email_change_confirm', 'email_change_requested', 'email_changed', 'email_taken_back', 'password_link_sent', 'password_set', 'guesses_stopped', 'receipt', 'payment_failed', 'renewal_failed', 'company_read_only', 'renewal_ahead', 'plan_ending', 'plan_ended', 'contract_started', 'contract_invoice', 'contract_renewal', 'contract_ending', 'support_answer', 'support_closed', 'support_request'));

alter table two_factor drop column failed_count;

alter table two_factor drop column locked_until;

alter table user_credential drop column failed_count;

alter table user_credential drop column locked_until;
