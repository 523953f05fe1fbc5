-- 0022_payments: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop trigger reference_keep on payment;
drop trigger reference_keep_truncate on payment;
drop function payment_reference_directory_keep();
drop table payment_reference_directory;

alter table payment drop constraint payment_state_check;

create table invoice_counter (
  id bigint not null generated always as identity (sequence name invoice_counter_id_seq),
  year smallint not null constraint invoice_counter_year_check check (year >= 2000 and year <= 9999),
  last_number integer not null constraint invoice_counter_last_number_check check (last_number >= 1 and last_number <= 1000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoice_counter_pkey primary key (id),
  constraint invoice_counter_year_key unique (year)
);
grant select, insert, update on table invoice_counter to feedtree_app;
grant usage on sequence invoice_counter_id_seq to feedtree_app;

create table simulated_charge (
  id bigint not null generated always as identity (sequence name simulated_charge_id_seq),
  key text not null constraint simulated_charge_key_check check (char_length(key) >= 16 and char_length(key) <= 64),
  reference text not null constraint simulated_charge_reference_check check (char_length(reference) >= 16 and char_length(reference) <= 64),
  currency text not null constraint simulated_charge_currency_check check (char_length(currency) <= 3),
  amount bigint not null constraint simulated_charge_amount_check check (amount >= 0 and amount <= 1000000000000),
  minor_digits smallint not null constraint simulated_charge_minor_digits_check check (minor_digits >= 0 and minor_digits <= 4),
  state text not null default 'open' constraint simulated_charge_state_check check (state in ('open', 'pending', 'paid', 'failed', 'canceled')),
  decline_code text constraint simulated_charge_decline_code_check check (char_length(decline_code) <= 80),
  failure_code text constraint simulated_charge_failure_code_check check (char_length(failure_code) <= 80),
  brand text constraint simulated_charge_brand_check check (char_length(brand) <= 40),
  last4 text constraint simulated_charge_last4_check check (char_length(last4) <= 4),
  expiry_month smallint constraint simulated_charge_expiry_month_check check (expiry_month >= 1 and expiry_month <= 12),
  expiry_year smallint constraint simulated_charge_expiry_year_check check (expiry_year >= 2000 and expiry_year <= 2100),
  holder text constraint simulated_charge_holder_check check (char_length(holder) <= 200),
  return_url text constraint simulated_charge_return_url_check check (char_length(return_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint simulated_charge_pkey primary key (id),
  constraint simulated_charge_key_key unique (key),
  constraint simulated_charge_reference_key unique (reference)
);
grant select, insert, update on table simulated_charge to feedtree_app;
grant usage on sequence simulated_charge_id_seq to feedtree_app;

alter table payment alter column state set default 'started';

alter table payment add constraint payment_state_check check (state in ('started', 'pending', 'paid', 'failed', 'expired'));

create index payment_updated_at_where_settled_at_empty_idx on payment (company_id, updated_at) where settled_at is null;

create table payment_reference_directory (
  value text constraint payment_reference_key primary key,
  company_id bigint not null
);
alter table payment no force row level security;
insert into payment_reference_directory (value, company_id)
  select reference::text, company_id from payment where reference is not null;
alter table payment force row level security;
grant select on table payment_reference_directory to feedtree_visitor;
create function payment_reference_directory_keep() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $keep$
begin
  if tg_op = 'TRUNCATE' then
    delete from public.payment_reference_directory;
    return null;
  end if;
  if tg_op = 'UPDATE' and old.reference is not distinct from new.reference then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from public.payment_reference_directory where value = old.reference::text;
  end if;
  if tg_op <> 'DELETE' and new.reference is not null then
    insert into public.payment_reference_directory (value, company_id) values (new.reference::text, new.company_id);
  end if;
  return null;
end $keep$;
revoke all on function payment_reference_directory_keep() from public;
CREATE TRIGGER reference_keep AFTER INSERT OR DELETE OR UPDATE OF reference ON payment FOR EACH ROW EXECUTE FUNCTION payment_reference_directory_keep();
CREATE TRIGGER reference_keep_truncate AFTER TRUNCATE ON payment FOR EACH STATEMENT EXECUTE FUNCTION payment_reference_directory_keep();

drop policy tenant on payment;

create policy tenant on payment to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));

create policy worker on payment to feedtree_worker
  using (true)
  with check (true);

revoke all on table payment from feedtree_visitor;
revoke all on sequence payment_id_seq from feedtree_visitor;
grant select (company_id, id, reference, state) on table payment to feedtree_visitor;

revoke all on table payment from feedtree_worker;
revoke all on sequence payment_id_seq from feedtree_worker;
grant select (company_id, id, state, gateway, settled_at, created_at, updated_at) on table payment to feedtree_worker;
