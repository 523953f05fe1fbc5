-- 0054_own_profile_of_platform: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table customer_user from feedtree_platform;
revoke all on sequence customer_user_id_seq from feedtree_platform;
grant select, update (full_name, phone, locale, updated_at) on table customer_user to feedtree_platform;
