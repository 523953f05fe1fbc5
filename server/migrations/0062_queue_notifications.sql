-- 0062_queue_notifications: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create index webhook_delivery_due_at_id_where_done_at_empty_idx on webhook_delivery (company_id, due_at, id) where done_at is null;

-- One notification a transaction and table, whatever the rows: PostgreSQL folds equal ones. Rows are counted by the
-- transition table, to which no policy applies.
create function queue_notify() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from queued) then
    perform pg_notify('feedtree_queue', tg_table_name);
  end if;
  return null;
end
$$;
comment on function queue_notify() is 'by hand: wakes the loops of a queue (server/platform/queue/channel.ts)';

create trigger queue_notify after insert on mail_message
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on mail_message is 'by hand: a queue';

create trigger queue_notify after insert on webhook_delivery
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on webhook_delivery is 'by hand: a queue';

create trigger queue_notify after insert on feedback_export
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on feedback_export is 'by hand: a queue';

create trigger queue_notify after insert on qr_export
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on qr_export is 'by hand: a queue';
