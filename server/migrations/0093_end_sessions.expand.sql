-- 0093_end_sessions.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
grant select (company_id, id, user_id, expires_at, revoked_at, impersonator_id, impersonator_name, impersonation_reason), update (revoked_at, updated_at) on table session to feedtree_app;
