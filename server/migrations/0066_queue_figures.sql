-- 0066_queue_figures: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create policy platform on feedback_export to feedtree_platform
  using (true)
  with check (true);

create policy platform on qr_export to feedtree_platform
  using (true)
  with check (true);

create policy platform on webhook_delivery to feedtree_platform
  using (true)
  with check (true);

revoke all on table feedback_export from feedtree_platform;
revoke all on sequence feedback_export_id_seq from feedtree_platform;
grant select (company_id, id, state, done_at, due_at) on table feedback_export to feedtree_platform;

revoke all on table qr_export from feedtree_platform;
revoke all on sequence qr_export_id_seq from feedtree_platform;
grant select (company_id, id, state, done_at, due_at) on table qr_export to feedtree_platform;

revoke all on table webhook_delivery from feedtree_platform;
revoke all on sequence webhook_delivery_id_seq from feedtree_platform;
grant select (company_id, id, state, due_at, done_at) on table webhook_delivery to feedtree_platform;
