-- 0082_custom_fields_of_feedback: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create or replace function custom_value(value jsonb) returns double precision language sql immutable parallel safe
return case jsonb_typeof(value) when 'number' then value::double precision when 'boolean' then value::boolean::integer
  when 'string' then case when value #>> '{}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then replace(value #>> '{}', '-', '')::double precision
    else ('x' || substr(encode(sha256(convert_to(value #>> '{}', 'UTF8')), 'hex'), 1, 13))::bit(52)::bigint::double precision end end;
comment on function custom_value(jsonb) is 'by hand: what values of added fields are compared by; one that nothing needs any more stays';

alter table custom_field drop constraint custom_field_entity_check;

create table feedback_custom_value (
  company_id bigint not null,
  field_id bigint not null,
  value double precision not null,
  record_id bigint not null,
  constraint feedback_custom_value_pkey primary key (company_id, field_id, value, record_id)
);
alter table feedback_custom_value enable row level security, force row level security;
create policy tenant on feedback_custom_value to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, delete on table feedback_custom_value to feedtree_app;

alter table feedback add column custom jsonb not null default '{}';

alter table custom_field add constraint custom_field_entity_check check (entity in ('customer_user', 'support_ticket', 'node', 'feedback'));

create function feedback_custom_value_keep() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $keep$
declare
  gone record;
begin
  for gone in
    select kept.key::bigint as field_id, compared.number from (select * from jsonb_each(old.custom) except select * from jsonb_each(new.custom)) kept
    cross join lateral jsonb_array_elements(case jsonb_typeof(kept.value) when 'array' then kept.value else jsonb_build_array(kept.value) end) item
    cross join lateral (select public.custom_value(item.value) as number offset 0) compared
  loop
    delete from public.feedback_custom_value where company_id = old.company_id and field_id = gone.field_id and value = gone.number and record_id = old.id;
  end loop;
  insert into public.feedback_custom_value (company_id, field_id, value, record_id)
  select new.company_id, kept.key::bigint, compared.number, new.id from (select * from jsonb_each(new.custom) except select * from jsonb_each(old.custom)) kept
    cross join lateral jsonb_array_elements(case jsonb_typeof(kept.value) when 'array' then kept.value else jsonb_build_array(kept.value) end) item
    cross join lateral (select public.custom_value(item.value) as number offset 0) compared
  where compared.number is not null
  on conflict do nothing;
  return null;
end $keep$;
revoke all on function feedback_custom_value_keep() from public;
CREATE TRIGGER custom_keep_insert AFTER INSERT ON feedback FOR EACH ROW WHEN (new.custom <> '{}'::jsonb) EXECUTE FUNCTION feedback_custom_value_keep();
CREATE TRIGGER custom_keep_update AFTER UPDATE OF custom ON feedback FOR EACH ROW WHEN (old.custom IS DISTINCT FROM new.custom) EXECUTE FUNCTION feedback_custom_value_keep();
CREATE TRIGGER custom_keep_delete AFTER DELETE ON feedback FOR EACH ROW WHEN (old.custom <> '{}'::jsonb) EXECUTE FUNCTION feedback_custom_value_keep();

revoke all on table feedback from feedtree_visitor;
revoke all on sequence feedback_id_seq from feedtree_visitor;
grant select (company_id, id, node_id, survey_version_id, status, priority, score, lowest_part, smiley, nps, csat, local_time, answers, locale, is_partial, is_repeat, repeat_reason, erased_at, response_token, is_solved, device_hash, sender_hash, created_at), insert (company_id, node_id, node_path, survey_version_id, priority, score, lowest_part, smiley, nps, csat, local_time, answers, comment, locale, is_partial, is_repeat, repeat_reason, response_token, device_hash, sender_hash), update (survey_version_id, priority, score, lowest_part, smiley, nps, csat, answers, comment, locale, is_partial, is_repeat, read_at, updated_at) on table feedback to feedtree_visitor;
grant usage on sequence feedback_id_seq to feedtree_visitor;
