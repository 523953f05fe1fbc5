-- 0017_feedback_list: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop index feedback_status_created_at_idx;

create table feedback_tag_link (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_tag_link_id_seq),
  feedback_id bigint not null,
  tag_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_tag_link_pkey primary key (company_id, id),
  constraint feedback_tag_link_feedback_id_tag_id_key unique (company_id, feedback_id, tag_id)
);
create index feedback_tag_link_tag_id_created_at_feedback_id_idx on feedback_tag_link (company_id, tag_id, created_at, feedback_id);
alter table feedback_tag_link enable row level security, force row level security;
create policy tenant on feedback_tag_link to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, delete on table feedback_tag_link to feedtree_app;
grant usage on sequence feedback_tag_link_id_seq to feedtree_app;

create table feedback_text (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_text_id_seq),
  feedback_id bigint not null,
  words text not null constraint feedback_text_words_check check (char_length(words) <= 60000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_text_pkey primary key (company_id, id),
  constraint feedback_text_feedback_id_key unique (company_id, feedback_id)
);
alter table feedback_text enable row level security, force row level security;
create policy tenant on feedback_text to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_text to feedtree_worker
  using (true)
  with check (true);
grant select, delete on table feedback_text to feedtree_app;
grant select, insert, delete on table feedback_text to feedtree_worker;
grant usage on sequence feedback_text_id_seq to feedtree_worker;

create table feedback_text_due (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_text_due_id_seq),
  feedback_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_text_due_pkey primary key (company_id, id)
);
alter table feedback_text_due enable row level security, force row level security;
create policy tenant on feedback_text_due to feedtree_app, feedtree_visitor
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_text_due to feedtree_worker
  using (true)
  with check (true);
grant insert on table feedback_text_due to feedtree_app;
grant usage on sequence feedback_text_due_id_seq to feedtree_app;
grant insert on table feedback_text_due to feedtree_visitor;
grant usage on sequence feedback_text_due_id_seq to feedtree_visitor;
grant select, delete on table feedback_text_due to feedtree_worker;

create table feedback_word (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name feedback_word_id_seq),
  feedback_id bigint not null,
  word text collate "C" not null constraint feedback_word_word_check check (char_length(word) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint feedback_word_pkey primary key (company_id, id),
  constraint feedback_word_feedback_id_word_key unique (company_id, feedback_id, word)
);
create index feedback_word_word_created_at_feedback_id_idx on feedback_word (company_id, word, created_at, feedback_id);
alter table feedback_word enable row level security, force row level security;
create policy tenant on feedback_word to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
create policy worker on feedback_word to feedtree_worker
  using (true)
  with check (true);
grant select, delete on table feedback_word to feedtree_app;
grant select, insert, delete on table feedback_word to feedtree_worker;
grant usage on sequence feedback_word_id_seq to feedtree_worker;

create table saved_filter (
  company_id bigint not null,
  id bigint not null generated always as identity (sequence name saved_filter_id_seq),
  user_id bigint not null,
  name text not null constraint saved_filter_name_check check (char_length(name) >= 1 and char_length(name) <= 60),
  filter jsonb not null,
  position integer not null default 0 constraint saved_filter_position_check check (position >= 0 and position <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_filter_pkey primary key (company_id, id),
  constraint saved_filter_user_id_name_key unique (company_id, user_id, name)
);
alter table saved_filter enable row level security, force row level security;
create policy tenant on saved_filter to feedtree_app
  using (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint))
  with check (company_id = (select nullif(current_setting('feedtree.company_id', true), '')::bigint));
grant select, insert, update, delete on table saved_filter to feedtree_app;
grant usage on sequence saved_filter_id_seq to feedtree_app;

create index feedback_created_at_where_assignee_id_empty_idx on feedback (company_id, created_at) where assignee_id is null;

create index feedback_created_at_where_read_at_empty_idx on feedback (company_id, created_at) where read_at is null;

create index feedback_is_partial_is_repeat_created_at_idx on feedback (company_id, is_partial, is_repeat, created_at);

create index feedback_locale_created_at_idx on feedback (company_id, locale, created_at);

create index feedback_score_created_at_idx on feedback (company_id, score, created_at);

create index feedback_status_priority_created_at_idx on feedback (company_id, status, priority, created_at);

alter table feedback_tag_link add constraint feedback_tag_link_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_tag_link add constraint feedback_tag_link_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_tag_link add constraint feedback_tag_link_tag_id_fkey foreign key (company_id, tag_id) references company_tag (company_id, id) on delete cascade;

alter table feedback_text add constraint feedback_text_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_text add constraint feedback_text_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table feedback_text_due add constraint feedback_text_due_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_word add constraint feedback_word_company_id_fkey foreign key (company_id) references customer (id);

alter table feedback_word add constraint feedback_word_feedback_id_fkey foreign key (company_id, feedback_id) references feedback (company_id, id) on delete cascade;

alter table saved_filter add constraint saved_filter_company_id_fkey foreign key (company_id) references customer (id);

alter table saved_filter add constraint saved_filter_user_id_fkey foreign key (company_id, user_id) references customer_user (company_id, id) on delete cascade;

create policy worker on feedback_message to feedtree_worker
  using (true)
  with check (true);

create policy worker on survey_version to feedtree_worker
  using (true)
  with check (true);

revoke all on table feedback from feedtree_worker;
revoke all on sequence feedback_id_seq from feedtree_worker;
grant select (company_id, id, survey_version_id, answers, locale, is_partial, erased_at, response_token, created_at) on table feedback to feedtree_worker;

revoke all on table feedback_message from feedtree_worker;
revoke all on sequence feedback_message_id_seq from feedtree_worker;
grant select (company_id, id, feedback_id, author, text) on table feedback_message to feedtree_worker;

revoke all on table survey_version from feedtree_worker;
revoke all on sequence survey_version_id_seq from feedtree_worker;
grant select (company_id, id, document) on table survey_version to feedtree_worker;
-- What is there already: its tags as links, and its texts to be read by the worker. Forced row-level security binds the owner too.
alter table feedback no force row level security;
alter table company_tag no force row level security;
alter table feedback_tag_link no force row level security;
alter table feedback_text_due no force row level security;

insert into feedback_tag_link (company_id, feedback_id, tag_id, created_at)
select distinct tagged.company_id, tagged.id, tag.id, tagged.created_at
from feedback tagged join company_tag tag on tag.company_id = tagged.company_id and tag.id = any(tagged.tag_ids);

insert into feedback_text_due (company_id, feedback_id)
select company_id, id from feedback where comment is not null order by created_at desc;

alter table feedback force row level security;
alter table company_tag force row level security;
alter table feedback_tag_link force row level security;
alter table feedback_text_due force row level security;
