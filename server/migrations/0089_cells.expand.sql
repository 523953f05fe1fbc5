-- 0089_cells.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table cell (
  id bigint not null generated always as identity (sequence name cell_id_seq),
  name text not null constraint cell_name_check check (char_length(name) >= 1 and char_length(name) <= 30),
  takes_companies boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cell_pkey primary key (id),
  constraint cell_name_key unique (name)
);
grant select on table cell to feedtree_session;

-- step
create table company_cell (
  id bigint not null generated always as identity (sequence name company_cell_id_seq),
  company bigint not null constraint company_cell_company_check check (company >= 1),
  cell text not null constraint company_cell_cell_check check (char_length(cell) >= 1 and char_length(cell) <= 30),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_cell_pkey primary key (id),
  constraint company_cell_company_key unique (company)
);
create index company_cell_cell_idx on company_cell (cell);
grant select, insert on table company_cell to feedtree_session;
grant usage on sequence company_cell_id_seq to feedtree_session;
