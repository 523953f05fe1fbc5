-- 0065_contract_notifications: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- A contract that begins today begins when it is made, not at the renewal worker's next look.
create trigger queue_notify after insert on contract
  referencing new table as queued for each statement execute function queue_notify();
comment on trigger queue_notify on contract is 'by hand: wakes the renewal of subscriptions';
