-- 0061_fair_queues: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop index feedback_export_state_due_at_idx;

drop index mail_message_state_due_at_idx;

drop index qr_export_state_due_at_idx;

create index feedback_export_due_at_id_where_done_at_empty_idx on feedback_export (company_id, due_at, id) where done_at is null;

create index mail_message_due_at_id_where_done_at_empty_idx on mail_message (company_id, due_at, id) where done_at is null;

create index qr_export_due_at_id_where_done_at_empty_idx on qr_export (company_id, due_at, id) where done_at is null;
