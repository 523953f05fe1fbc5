-- 0114_library_questions.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create collation if not exists "natural" (provider = icu, locale = 'und-u-kn-true');

-- step
create or replace function fold(value text) returns text language sql immutable parallel safe
return case when octet_length(value) = char_length(value) then lower(value collate "C") collate "natural" else replace(replace(replace(replace(translate(normalize(regexp_replace(normalize(translate(lower(normalize(value, nfkc) collate "natural"), 'ᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿⰯꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ', 'ᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿⱟꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ'), nfd), '[\U00000300-\U0000036f\U00000485-\U00000486\U00000591-\U000005bd\U000005bf\U000005c1-\U000005c2\U000005c4-\U000005c5\U000005c7\U00000610-\U0000061a\U00000640\U0000064b-\U0000065f\U00000670\U000006d6-\U000006dc\U000006df-\U000006e4\U000006e7-\U000006e8\U000006ea-\U000006ed\U00000897-\U0000089f\U000008ca-\U000008e1\U000008e3-\U000008ff\U0000093c\U00000951-\U00000954\U00000a3c\U00000abc\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U000020d0-\U000020f0\U0000302a-\U0000302d\U0000fb1e\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U000101fd\U000102e0\U00010efa-\U00010eff\U0001133b\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d17b-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U000e0100-\U000e01ef]', '', 'g'), nfc), 'øđðłħŧŋıςىیکةٱւ’‘ʼʻ‐–—', 'oddlhtniσييكهاվ''''''''---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;
comment on function fold(text) is 'by hand: what searched columns are made by; one that nothing needs any more stays';

-- step
create table library_question (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name library_question_id_seq),
  name text collate "natural" not null constraint library_question_name_check check (char_length(name) >= 1 and char_length(name) <= 300),
  document jsonb not null,
  revision integer not null default 1 constraint library_question_revision_check check (revision >= 1 and revision <= 1000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_folded text collate "C" not null generated always as (fold(name)) stored,
  constraint library_question_pkey primary key (company_id, id),
  constraint library_question_name_key unique (company_id, name)
);
alter table library_question enable row level security, force row level security;
create policy tenant on library_question to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
grant select, insert, update, delete on table library_question to feedtree_app;
grant usage on sequence library_question_id_seq to feedtree_app;

-- step
alter table library_question add constraint library_question_company_id_fkey foreign key (company_id) references customer (id);
