-- 0074_row_events: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table webhook drop constraint webhook_events_check;

alter table webhook_delivery drop constraint webhook_delivery_event_check;

alter table webhook_delivery add column payload jsonb;

alter table webhook add constraint webhook_events_check check (cardinality(events) >= 1 and cardinality(events) <= 200);

alter table webhook_delivery add constraint webhook_delivery_event_check check (event in ('feedback.created', 'feedback.changed', 'rule.matched', 'test', 'company_tag.created', 'company_tag.changed', 'company_tag.deleted', 'customer_user.created', 'customer_user.changed', 'customer_user.deleted', 'customer_user.disabled', 'node_user_access.created', 'node_user_access.changed', 'node_user_access.deleted', 'organization.created', 'organization.changed', 'organization.deleted', 'support_ticket.created', 'support_ticket.changed', 'support_ticket.deleted', 'support_ticket.in_processing', 'support_ticket.customer_replied', 'support_ticket.answered', 'support_ticket.completed', 'support_ticket.cancelled'));

create policy platform on webhook to feedtree_platform
  using (true)
  with check (true);

revoke all on table webhook from feedtree_platform;
revoke all on sequence webhook_id_seq from feedtree_platform;
grant select (company_id, id, events, is_active) on table webhook to feedtree_platform;

revoke all on table webhook_delivery from feedtree_platform;
revoke all on sequence webhook_delivery_id_seq from feedtree_platform;
grant select (company_id, id, state, due_at, done_at), insert (company_id, webhook_id, event, payload, due_at) on table webhook_delivery to feedtree_platform;
grant usage on sequence webhook_delivery_id_seq to feedtree_platform;
