-- 0076_drafts: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(translate(lower(normalize(value, nfkc) collate "natural"), 'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'), nfd), '[\U00000300-\U0000036f\U00000485-\U00000486\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U00000640\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U00000897-\U0000089f\U000008ca-\U000008e1\U000008e3-\U000008ff\U0000093c\U00000951-\U00000954\U00000a3c\U00000abc\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U000020d0-\U000020f0\U0000302a-\U0000302d\U0000fb1e\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U000101fd\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef]', '', 'g'), nfc), 'øđðłħŧŋıςىیکةٱւ’‘ʼʻ‐–—', 'oddlhtniσييكهاվ''''''''---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';

create table draft (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name draft_id_seq),
  record_name text collate "natural" not null constraint draft_record_name_check check (char_length(record_name) <= 300),
  entity text not null constraint draft_entity_check check (entity in ('survey_group', 'qr_code_group', 'link_list_group')),
  record_id bigint not null,
  state text not null default 'draft' constraint draft_state_check check (state in ('draft', 'scheduled', 'published', 'reverted', 'discarded')),
  author_id bigint,
  note text constraint draft_note_check check (char_length(note) <= 500),
  publish_at timestamptz,
  refusal text constraint draft_refusal_check check (char_length(refusal) <= 60),
  published_at timestamptz,
  changes jsonb not null,
  base jsonb not null,
  revision integer not null default 1 constraint draft_revision_check check (revision >= 1 and revision <= 1000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  record_name_folded text collate "C" not null generated always as (fold(record_name)) stored,
  constraint draft_pkey primary key (company_id, id)
);
create index draft_author_id_idx on draft (company_id, author_id);
create index draft_entity_record_id_id_idx on draft (company_id, entity, record_id, id);
create index draft_updated_at_idx on draft (company_id, updated_at);
alter table draft enable row level security, force row level security;
create policy tenant on draft to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on draft to feedtree_worker
  using (true)
  with check (true);
grant select, insert, update (record_name, state, author_id, note, publish_at, refusal, published_at, changes, base, revision, updated_at) on table draft to feedtree_app;
grant usage on sequence draft_id_seq to feedtree_app;
grant select (company_id, id, entity, record_id, state, publish_at, revision), update (state, publish_at, refusal, revision, updated_at) on table draft to feedtree_worker;

create table draft_publication (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name draft_publication_id_seq),
  draft_id bigint not null,
  user_id bigint,
  state text not null default 'queued' constraint draft_publication_state_check check (state in ('queued', 'done', 'failed')),
  attempts smallint not null default 0 constraint draft_publication_attempts_check check (attempts >= 0 and attempts <= 1000),
  due_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint draft_publication_pkey primary key (company_id, id),
  constraint draft_publication_draft_id_key unique (company_id, draft_id)
);
create index draft_publication_due_at_id_where_done_at_empty_idx on draft_publication (company_id, due_at, id) where done_at is null;
create index draft_publication_user_id_idx on draft_publication (company_id, user_id);
alter table draft_publication enable row level security, force row level security;
create policy tenant on draft_publication to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
create policy worker on draft_publication to feedtree_worker
  using (true)
  with check (true);
grant select (company_id, id, draft_id), insert, delete on table draft_publication to feedtree_app;
grant usage on sequence draft_publication_id_seq to feedtree_app;
grant select, update (state, attempts, due_at, done_at, updated_at) on table draft_publication to feedtree_worker;

alter table draft add constraint draft_author_id_fkey foreign key (company_id, author_id) references customer_user (company_id, id) on delete set null (author_id);

alter table draft add constraint draft_company_id_fkey foreign key (company_id) references customer (id);

alter table draft_publication add constraint draft_publication_company_id_fkey foreign key (company_id) references customer (id);

alter table draft_publication add constraint draft_publication_draft_id_fkey foreign key (company_id, draft_id) references draft (company_id, id) on delete cascade;

alter table draft_publication add constraint draft_publication_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete set null (user_id);

create trigger queue_notify after insert on draft_publication
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on draft_publication is 'by hand: a queue';
