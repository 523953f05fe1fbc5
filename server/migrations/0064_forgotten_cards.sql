-- 0064_forgotten_cards: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

revoke all on table company_saved_card from feedtree_worker;
revoke all on sequence company_saved_card_id_seq from feedtree_worker;
grant select (company_id, id, gateway, removed_at, updated_at) on table company_saved_card to feedtree_worker;
