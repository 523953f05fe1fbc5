-- 0038_test_reads: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

alter table node_read drop constraint node_read_channel_check;

alter table node_read add constraint node_read_channel_check check (channel in ('scan', 'link', 'typed', 'kiosk', 'test'));
