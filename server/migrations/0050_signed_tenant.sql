-- 0050_signed_tenant: made from the schemas by npm run migrate:new. Never edit it once it has been applied anywhere.

drop policy tenant on account_notice;

drop policy tenant on audit_entry;

drop policy tenant on code_day;

drop policy tenant on code_finding;

drop policy tenant on company_saved_card;

drop policy tenant on company_tag;

drop policy tenant on customer;

drop policy tenant on customer_user;

drop policy tenant on discount_redemption;

drop policy tenant on email_change;

drop policy tenant on feedback;

drop policy tenant on feedback_arrival;

drop policy tenant on feedback_change;

drop policy tenant on feedback_comment;

drop policy tenant on feedback_export;

drop policy tenant on feedback_message;

drop policy tenant on feedback_rule;

drop policy tenant on feedback_rule_match;

drop policy tenant on feedback_tag_link;

drop policy tenant on feedback_text;

drop policy tenant on feedback_text_due;

drop policy tenant on feedback_word;

drop policy tenant on group_node;

drop policy tenant on invoice;

drop policy tenant on link_list_group;

drop policy tenant on mail_message;

drop policy tenant on marc;

drop policy tenant on marc_batch;

drop policy tenant on marc_binding;

drop policy tenant on node;

drop policy tenant on node_day_delta;

drop policy tenant on node_link_list;

drop policy tenant on node_qr_code;

drop policy tenant on node_read;

drop policy tenant on node_read_mark;

drop policy tenant on node_survey;

drop policy tenant on node_survey_answer_media;

drop policy tenant on node_total;

drop policy tenant on node_user_access;

drop policy tenant on notice;

drop policy tenant on notice_preference;

drop policy tenant on opening_hours;

drop policy tenant on organization;

drop policy tenant on payment;

drop policy tenant on qr_code_group;

drop policy tenant on qr_export;

drop policy tenant on quote;

drop policy tenant on report_subscription;

drop policy tenant on saved_filter;

drop policy tenant on session;

drop policy tenant on stored_file;

drop policy tenant on subscription;

drop policy tenant on subtree_day;

drop policy tenant on subtree_hour;

drop policy tenant on support_comment;

drop policy tenant on support_comment_media;

drop policy tenant on support_ticket;

drop policy tenant on support_ticket_view;

drop policy tenant on survey;

drop policy tenant on survey_group;

drop policy tenant on survey_preview;

drop policy tenant on survey_version;

drop policy tenant on two_factor;

drop policy tenant on user_credential;

drop policy tenant on webhook;

drop policy tenant on webhook_delivery;

create policy tenant on account_notice to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on audit_entry to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on code_day to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on code_finding to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on company_saved_card to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on company_tag to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on customer to feedtree_app, feedtree_visitor, feedtree_session
  using (id = (select current_company_id()))
  with check (id = (select current_company_id()));

create policy tenant on customer_user to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on discount_redemption to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on email_change to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_arrival to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_change to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_comment to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_export to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_message to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_rule to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_rule_match to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_tag_link to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_text to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_text_due to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on feedback_word to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on group_node to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on invoice to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on link_list_group to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on mail_message to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on marc to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on marc_batch to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on marc_binding to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_day_delta to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_link_list to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_qr_code to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_read to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_read_mark to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_survey to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_survey_answer_media to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_total to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on node_user_access to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on notice to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on notice_preference to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on opening_hours to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on organization to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on payment to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on qr_code_group to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on qr_export to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on quote to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on report_subscription to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on saved_filter to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on session to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on stored_file to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on subscription to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on subtree_day to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on subtree_hour to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on support_comment to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on support_comment_media to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on support_ticket to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on support_ticket_view to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on survey to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on survey_group to feedtree_app, feedtree_visitor
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on survey_preview to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on survey_version to feedtree_app, feedtree_visitor, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on two_factor to feedtree_app, feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on user_credential to feedtree_session
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on webhook to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));

create policy tenant on webhook_delivery to feedtree_app
  using (company_id = (select current_company_id()))
  with check (company_id = (select current_company_id()));
