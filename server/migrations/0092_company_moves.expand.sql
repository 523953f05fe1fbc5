-- 0092_company_moves.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
create table company_move (
  id bigint not null generated always as identity (sequence name company_move_id_seq),
  company bigint not null,
  from_cell text not null constraint company_move_from_cell_check check (char_length(from_cell) >= 1 and char_length(from_cell) <= 60),
  to_cell text not null constraint company_move_to_cell_check check (char_length(to_cell) >= 1 and char_length(to_cell) <= 60),
  state text not null default 'copying' constraint company_move_state_check check (state in ('copying', 'following', 'switching', 'switched', 'undoing', 'confirming', 'confirmed', 'abandoning', 'abandoned')),
  started_at timestamptz not null,
  copied_at timestamptz,
  switched_at timestamptz,
  compared_at timestamptz,
  ended_at timestamptz,
  progress jsonb not null default '{}',
  error text constraint company_move_error_check check (char_length(error) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_move_pkey primary key (id),
  constraint company_move_company_key unique (company)
);
grant select on table company_move to feedtree_platform;
