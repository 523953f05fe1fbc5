-- 0035_marc_batch_counts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table marc_batch add column bound_count bigint not null default 0 constraint marc_batch_bound_count_check check (bound_count >= 0);

alter table marc_batch add column retired_count bigint not null default 0 constraint marc_batch_retired_count_check check (retired_count >= 0);

revoke all on table marc_batch from feedtree_app;
revoke all on sequence marc_batch_id_seq from feedtree_app;
grant select (company_id, id, bound_count, retired_count), update (bound_count, retired_count, updated_at) on table marc_batch to feedtree_app;

revoke all on table qr_code_group from feedtree_platform;
revoke all on sequence qr_code_group_id_seq from feedtree_platform;
grant select (company_id, id, name, design) on table qr_code_group to feedtree_platform;

-- What was counted each time is kept from now on.
alter table marc_batch no force row level security;
alter table marc no force row level security;
alter table node_qr_code no force row level security;
update marc_batch b set bound_count = counted.bound, retired_count = counted.retired
from (
  select m.company_id, m.marc_batch_id,
    count(*) filter (where c.state = 'active' and c.node_id is not null) as bound,
    count(*) filter (where c.state = 'retired') as retired
  from marc m join node_qr_code c on c.company_id = m.company_id and c.id = m.node_qr_code_id
  group by m.company_id, m.marc_batch_id
) counted
where b.company_id = counted.company_id and b.id = counted.marc_batch_id;
alter table node_qr_code force row level security;
alter table marc force row level security;
alter table marc_batch force row level security;
