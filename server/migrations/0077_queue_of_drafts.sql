-- 0077_queue_of_drafts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create policy platform on draft_publication to feedtree_platform
  using (true)
  with check (true);

revoke all on table draft_publication from feedtree_platform;
revoke all on sequence draft_publication_id_seq from feedtree_platform;
grant select (company_id, id, state, due_at, done_at) on table draft_publication to feedtree_platform;
