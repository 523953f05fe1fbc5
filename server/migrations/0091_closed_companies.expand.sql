-- 0091_closed_companies.expand: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

-- step
drop policy platform on account_notice;
create policy platform on account_notice to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on account_notice;
create policy worker on account_notice to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on audit_entry;
create policy platform on audit_entry to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on audit_entry;
create policy worker on audit_entry to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on code_day;
create policy worker on code_day to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on code_finding;
create policy worker on code_finding to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on company_saved_card;
create policy worker on company_saved_card to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on contract;
create policy platform on contract to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on contract;
create policy worker on contract to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on customer;
create policy platform on customer to feedtree_platform
  using (id <> all ((select closed_companies())::bigint[]))
  with check (id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on customer;
create policy worker on customer to feedtree_worker
  using (id <> all ((select closed_companies())::bigint[]))
  with check (id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on customer_user;
create policy platform on customer_user to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on customer_user;
create policy worker on customer_user to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on customer_user_custom_value;
create policy worker on customer_user_custom_value to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on deleted_row;
create policy platform on deleted_row to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on deleted_row;
create policy worker on deleted_row to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on discount_redemption;
create policy platform on discount_redemption to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on draft;
create policy worker on draft to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on draft_publication;
create policy platform on draft_publication to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on draft_publication;
create policy worker on draft_publication to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on email_change;
create policy platform on email_change to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on email_change;
create policy worker on email_change to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on event_notice;
create policy worker on event_notice to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on event_rule;
create policy platform on event_rule to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on event_rule;
create policy worker on event_rule to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on event_rule_match;
create policy platform on event_rule_match to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on event_rule_match;
create policy worker on event_rule_match to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback;
create policy worker on feedback to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on feedback_export;
create policy platform on feedback_export to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_export;
create policy worker on feedback_export to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_message;
create policy worker on feedback_message to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_rule;
create policy worker on feedback_rule to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_rule_match;
create policy worker on feedback_rule_match to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_text;
create policy worker on feedback_text to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_text_due;
create policy worker on feedback_text_due to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on feedback_word;
create policy worker on feedback_word to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on invoice;
create policy platform on invoice to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on invoice;
create policy worker on invoice to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on link_list_group;
create policy platform on link_list_group to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on list_import;
create policy platform on list_import to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on list_import;
create policy worker on list_import to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on list_import_batch;
create policy platform on list_import_batch to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on mail_message;
create policy platform on mail_message to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on mail_message;
create policy worker on mail_message to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on marc;
create policy platform on marc to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on marc_batch;
create policy platform on marc_batch to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on marc_binding;
create policy platform on marc_binding to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on node;
create policy platform on node to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node;
create policy worker on node to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on node_day_delta;
create policy platform on node_day_delta to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node_day_delta;
create policy worker on node_day_delta to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on node_qr_code;
create policy platform on node_qr_code to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node_read;
create policy worker on node_read to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node_read_mark;
create policy worker on node_read_mark to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node_survey_answer_media;
create policy worker on node_survey_answer_media to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on node_total;
create policy platform on node_total to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on node_total;
create policy worker on node_total to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on notice;
create policy worker on notice to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on notice_preference;
create policy worker on notice_preference to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on organization;
create policy platform on organization to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on payment;
create policy platform on payment to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on payment;
create policy worker on payment to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on qr_code_group;
create policy platform on qr_code_group to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on qr_export;
create policy platform on qr_export to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on qr_export;
create policy worker on qr_export to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on quote;
create policy platform on quote to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on quote;
create policy worker on quote to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on report_subscription;
create policy worker on report_subscription to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on session;
create policy platform on session to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on session;
create policy worker on session to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on stored_file;
create policy platform on stored_file to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on stored_file;
create policy worker on stored_file to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on subscription;
create policy platform on subscription to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on subscription;
create policy worker on subscription to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on subtree_day;
create policy platform on subtree_day to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on subtree_day;
create policy worker on subtree_day to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on subtree_hour;
create policy platform on subtree_hour to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on subtree_hour;
create policy worker on subtree_hour to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on support_comment;
create policy platform on support_comment to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on support_comment_media;
create policy platform on support_comment_media to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on support_comment_media;
create policy worker on support_comment_media to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on support_ticket;
create policy platform on support_ticket to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on support_ticket_custom_value;
create policy platform on support_ticket_custom_value to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on survey_group;
create policy platform on survey_group to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on survey_version;
create policy worker on survey_version to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on two_factor;
create policy platform on two_factor to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on user_credential;
create policy worker on user_credential to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on webhook;
create policy platform on webhook to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on webhook;
create policy worker on webhook to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy platform on webhook_delivery;
create policy platform on webhook_delivery to feedtree_platform
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));

-- step
drop policy worker on webhook_delivery;
create policy worker on webhook_delivery to feedtree_worker
  using (company_id <> all ((select closed_companies())::bigint[]))
  with check (company_id <> all ((select closed_companies())::bigint[]));
