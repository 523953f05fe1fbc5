// Generated from schemas/**. Do not edit; edit the schema.
import type * as audit_entry from './audit_entry.ts';
import type * as cell from './cell.ts';
import type * as code_finding from './code_finding.ts';
import type * as company_move from './company_move.ts';
import type * as company_profile from './company_profile.ts';
import type * as company_return_url from './company_return_url.ts';
import type * as company_saved_card from './company_saved_card.ts';
import type * as company_tag from './company_tag.ts';
import type * as contract from './contract.ts';
import type * as country from './country.ts';
import type * as currency from './currency.ts';
import type * as custom_field from './custom_field.ts';
import type * as customer from './customer.ts';
import type * as customer_user from './customer_user.ts';
import type * as discount from './discount.ts';
import type * as draft from './draft.ts';
import type * as event_notice from './event_notice.ts';
import type * as event_rule from './event_rule.ts';
import type * as event_rule_match from './event_rule_match.ts';
import type * as feedback from './feedback.ts';
import type * as feedback_comment from './feedback_comment.ts';
import type * as feedback_export from './feedback_export.ts';
import type * as feedback_message from './feedback_message.ts';
import type * as feedback_rule from './feedback_rule.ts';
import type * as feedback_tag from './feedback_tag.ts';
import type * as group_node from './group_node.ts';
import type * as invoice from './invoice.ts';
import type * as library_question from './library_question.ts';
import type * as link_list_group from './link_list_group.ts';
import type * as list_import from './list_import.ts';
import type * as mail_message from './mail_message.ts';
import type * as marc from './marc.ts';
import type * as marc_batch from './marc_batch.ts';
import type * as node from './node.ts';
import type * as node_link_list from './node_link_list.ts';
import type * as node_qr_code from './node_qr_code.ts';
import type * as node_read from './node_read.ts';
import type * as node_survey from './node_survey.ts';
import type * as node_survey_answer_media from './node_survey_answer_media.ts';
import type * as node_user_access from './node_user_access.ts';
import type * as notice_preference from './notice_preference.ts';
import type * as opening_hours from './opening_hours.ts';
import type * as organization from './organization.ts';
import type * as organization_type from './organization_type.ts';
import type * as plan from './plan.ts';
import type * as plan_location from './plan_location.ts';
import type * as qr_code_group from './qr_code_group.ts';
import type * as qr_code_group_node from './qr_code_group_node.ts';
import type * as qr_export from './qr_export.ts';
import type * as reply_template from './reply_template.ts';
import type * as report_subscription from './report_subscription.ts';
import type * as saved_filter from './saved_filter.ts';
import type * as score_alert from './score_alert.ts';
import type * as sub_plan from './sub_plan.ts';
import type * as subscription from './subscription.ts';
import type * as support_comment from './support_comment.ts';
import type * as support_comment_media from './support_comment_media.ts';
import type * as support_ticket from './support_ticket.ts';
import type * as survey from './survey.ts';
import type * as survey_group from './survey_group.ts';
import type * as survey_template from './survey_template.ts';
import type * as unit_import from './unit_import.ts';
import type * as webhook from './webhook.ts';
import type * as webhook_delivery from './webhook_delivery.ts';

/** By entity: its rows, what is written, what a list is asked by, and its actions. */
export interface Entities {
  audit_entry: {
    row: audit_entry.AuditEntryRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'actor_id' | 'actor_role' | 'operation' | 'entity' | 'record_id' | 'request_id';
    sort: 'id' | 'created_at' | 'actor_name' | 'impersonator_name' | 'actor_role' | 'operation' | 'entity' | 'record_id';
    actions: {
    };
  };
  cell: {
    row: cell.CellRow;
    create: never;
    patch: cell.CellPatch;
    filter: 'id' | 'takes_companies';
    sort: 'id' | 'name' | 'company_count' | 'takes_companies';
    actions: {
    };
  };
  code_finding: {
    row: code_finding.CodeFindingRow;
    create: never;
    patch: code_finding.CodeFindingPatch;
    filter: 'id' | 'kind' | 'node_id' | 'state' | 'node_qr_code_id';
    sort: 'id' | 'kind' | 'node_id' | 'code' | 'since' | 'expected' | 'reads' | 'state' | 'found_at' | 'weekly_reads' | 'last_read_at';
    actions: {
    };
  };
  company_move: {
    row: company_move.CompanyMoveRow;
    create: never;
    patch: never;
    filter: 'id' | 'state';
    sort: 'id' | 'company_name' | 'from_cell' | 'to_cell' | 'state' | 'wanted' | 'started_at' | 'stopped_ms' | 'error';
    actions: {
      start: { input: company_move.CompanyMoveStartInput; output: company_move.CompanyMoveStartOutput };
      go_on: { input: company_move.CompanyMoveGoOnInput; output: company_move.CompanyMoveGoOnOutput };
      confirm: { input: company_move.CompanyMoveConfirmInput; output: company_move.CompanyMoveConfirmOutput };
      undo: { input: company_move.CompanyMoveUndoInput; output: company_move.CompanyMoveUndoOutput };
      abandon: { input: company_move.CompanyMoveAbandonInput; output: company_move.CompanyMoveAbandonOutput };
    };
  };
  company_profile: {
    row: company_profile.CompanyProfileRow;
    create: never;
    patch: company_profile.CompanyProfilePatch;
    filter: 'id';
    sort: 'id';
    actions: {
      two_factor_use: { input: company_profile.CompanyProfileTwoFactorUseInput; output: company_profile.CompanyProfileTwoFactorUseOutput };
      require_two_factor: { input: company_profile.CompanyProfileRequireTwoFactorInput; output: company_profile.CompanyProfileRequireTwoFactorOutput };
    };
  };
  company_return_url: {
    row: company_return_url.CompanyReturnUrlRow;
    create: never;
    patch: company_return_url.CompanyReturnUrlPatch;
    filter: 'id';
    sort: 'id';
    actions: {
    };
  };
  company_saved_card: {
    row: company_saved_card.CompanySavedCardRow;
    create: never;
    patch: never;
    filter: 'id';
    sort: 'id';
    actions: {
      remove_company_card: { input: company_saved_card.CompanySavedCardRemoveCompanyCardInput; output: company_saved_card.CompanySavedCardRemoveCompanyCardOutput };
    };
  };
  company_tag: {
    row: company_tag.CompanyTagRow;
    create: company_tag.CompanyTagCreate;
    patch: company_tag.CompanyTagPatch;
    filter: 'id' | 'q' | 'name';
    sort: 'id' | 'name' | 'color' | 'feedback_count';
    actions: {
      merge: { input: company_tag.CompanyTagMergeInput; output: company_tag.CompanyTagMergeOutput };
    };
  };
  contract: {
    row: contract.ContractRow;
    create: contract.ContractCreate;
    patch: contract.ContractPatch;
    filter: 'id' | 'customer_id' | 'state' | 'plan_id' | 'starts_on' | 'ends_on' | 'signed_copy';
    sort: 'id' | 'customer_id' | 'plan_id' | 'state' | 'starts_on' | 'ends_on' | 'price' | 'period' | 'is_invoiced' | 'created_at';
    actions: {
    };
  };
  country: {
    row: country.CountryRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'code';
    sort: 'id' | 'code' | 'name' | 'alpha3' | 'numeric_code';
    actions: {
    };
  };
  currency: {
    row: currency.CurrencyRow;
    create: currency.CurrencyCreate;
    patch: currency.CurrencyPatch;
    filter: 'id' | 'q' | 'code' | 'is_active';
    sort: 'id' | 'code' | 'name' | 'symbol' | 'minor_digits' | 'is_active';
    actions: {
    };
  };
  custom_field: {
    row: custom_field.CustomFieldRow;
    create: custom_field.CustomFieldCreate;
    patch: custom_field.CustomFieldPatch;
    filter: 'id' | 'q' | 'entity' | 'kind' | 'seen_by';
    sort: 'id' | 'label' | 'entity' | 'kind' | 'is_required' | 'seen_by' | 'in_list' | 'position';
    actions: {
    };
  };
  customer: {
    row: customer.CustomerRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'state' | 'country_id' | 'default_locale';
    sort: 'id' | 'name' | 'plan_tag' | 'state' | 'is_confirmed' | 'user_count' | 'unit_count' | 'feedback_count' | 'country_id' | 'last_activity_at' | 'created_at' | 'email' | 'city';
    actions: {
      account: { input: customer.CustomerAccountInput; output: customer.CustomerAccountOutput };
      users: { input: customer.CustomerUsersInput; output: customer.CustomerUsersOutput };
      reset_two_factor: { input: customer.CustomerResetTwoFactorInput; output: customer.CustomerResetTwoFactorOutput };
      end_sessions: { input: customer.CustomerEndSessionsInput; output: customer.CustomerEndSessionsOutput };
      invoices: { input: customer.CustomerInvoicesInput; output: customer.CustomerInvoicesOutput };
      invoice_pdf: { input: customer.CustomerInvoicePdfInput; output: File };
      mark_invoice_paid: { input: customer.CustomerMarkInvoicePaidInput; output: customer.CustomerMarkInvoicePaidOutput };
      payments: { input: customer.CustomerPaymentsInput; output: customer.CustomerPaymentsOutput };
      customermarcgenerate: { input: customer.CustomerCustomermarcgenerateInput; output: customer.CustomerCustomermarcgenerateOutput };
      mark_units: { input: customer.CustomerMarkUnitsInput; output: customer.CustomerMarkUnitsOutput };
      mark_designs: { input: customer.CustomerMarkDesignsInput; output: customer.CustomerMarkDesignsOutput };
      close: { input: customer.CustomerCloseInput; output: customer.CustomerCloseOutput };
      reopen: { input: customer.CustomerReopenInput; output: customer.CustomerReopenOutput };
    };
  };
  customer_user: {
    row: customer_user.CustomerUserRow;
    create: customer_user.CustomerUserCreate;
    patch: customer_user.CustomerUserPatch;
    filter: 'id' | 'q' | 'is_admin' | 'state';
    sort: 'id' | 'full_name' | 'email' | 'phone' | 'is_admin' | 'state' | 'is_confirmed' | 'last_login_at' | 'created_at';
    actions: {
      admin_permission: { input: customer_user.CustomerUserAdminPermissionInput; output: customer_user.CustomerUserAdminPermissionOutput };
      send_password_link: { input: customer_user.CustomerUserSendPasswordLinkInput; output: customer_user.CustomerUserSendPasswordLinkOutput };
      reset_two_factor: { input: customer_user.CustomerUserResetTwoFactorInput; output: customer_user.CustomerUserResetTwoFactorOutput };
      end_sessions: { input: customer_user.CustomerUserEndSessionsInput; output: customer_user.CustomerUserEndSessionsOutput };
      change_email: { input: customer_user.CustomerUserChangeEmailInput; output: customer_user.CustomerUserChangeEmailOutput };
      resend_email_change: { input: customer_user.CustomerUserResendEmailChangeInput; output: customer_user.CustomerUserResendEmailChangeOutput };
      cancel_email_change: { input: customer_user.CustomerUserCancelEmailChangeInput; output: customer_user.CustomerUserCancelEmailChangeOutput };
    };
  };
  discount: {
    row: discount.DiscountRow;
    create: discount.DiscountCreate;
    patch: discount.DiscountPatch;
    filter: 'id' | 'q' | 'kind' | 'is_active' | 'currency_id' | 'valid_from' | 'valid_to' | 'plan_ids';
    sort: 'id' | 'code' | 'state' | 'kind' | 'percent' | 'amount' | 'currency_id' | 'valid_from' | 'valid_to' | 'used_count' | 'maximum_uses' | 'created_at';
    actions: {
      uses: { input: discount.DiscountUsesInput; output: discount.DiscountUsesOutput };
      check_discount: { input: discount.DiscountCheckDiscountInput; output: discount.DiscountCheckDiscountOutput };
    };
  };
  draft: {
    row: draft.DraftRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'state' | 'entity' | 'author_id' | 'record_name';
    sort: 'id' | 'record_name' | 'entity' | 'state' | 'author_id' | 'saved_at' | 'publish_at' | 'published_at' | 'reason' | 'updated_at';
    actions: {
    };
  };
  event_notice: {
    row: event_notice.EventNoticeRow;
    create: never;
    patch: never;
    filter: 'id' | 'event';
    sort: 'id' | 'created_at' | 'event' | 'record_id' | 'rule_name';
    actions: {
    };
  };
  event_rule: {
    row: event_rule.EventRuleRow;
    create: event_rule.EventRuleCreate;
    patch: event_rule.EventRulePatch;
    filter: 'id' | 'q' | 'is_active' | 'event' | 'notify_user_ids';
    sort: 'id' | 'name' | 'state' | 'event' | 'conditions' | 'notify_user_ids' | 'last_acted_at' | 'is_active';
    actions: {
    };
  };
  event_rule_match: {
    row: event_rule_match.EventRuleMatchRow;
    create: never;
    patch: never;
    filter: 'id' | 'rule_id' | 'state' | 'event';
    sort: 'id' | 'created_at' | 'event' | 'record_id' | 'state' | 'notified_count' | 'failure';
    actions: {
    };
  };
  feedback: {
    row: feedback.FeedbackRow;
    create: never;
    patch: feedback.FeedbackPatch;
    filter: 'id' | 'q' | 'status' | 'priority' | 'node_id' | 'assignee_id' | 'tag_ids' | 'locale' | 'score' | 'is_partial' | 'is_repeat' | 'read_at' | 'due_at';
    sort: 'id' | 'node_id' | 'status' | 'priority' | 'score' | 'comment' | 'created_at' | 'closed_at' | 'due_at' | 'assignee_id' | 'read_at' | 'tag_ids';
    actions: {
      read_feedback: { input: feedback.FeedbackReadFeedbackInput; output: feedback.FeedbackReadFeedbackOutput };
      get_parent_node_names: { input: feedback.FeedbackGetParentNodeNamesInput; output: feedback.FeedbackGetParentNodeNamesOutput };
      answered: { input: feedback.FeedbackAnsweredInput; output: feedback.FeedbackAnsweredOutput };
      reply: { input: feedback.FeedbackReplyInput; output: feedback.FeedbackReplyOutput };
      change_many: { input: feedback.FeedbackChangeManyInput; output: feedback.FeedbackChangeManyOutput };
      history: { input: feedback.FeedbackHistoryInput; output: feedback.FeedbackHistoryOutput };
      erase: { input: feedback.FeedbackEraseInput; output: feedback.FeedbackEraseOutput };
    };
  };
  feedback_comment: {
    row: feedback_comment.FeedbackCommentRow;
    create: feedback_comment.FeedbackCommentCreate;
    patch: feedback_comment.FeedbackCommentPatch;
    filter: 'id' | 'q' | 'feedback_id' | 'user_id';
    sort: 'id' | 'created_at' | 'user_id' | 'text' | 'feedback_id';
    actions: {
    };
  };
  feedback_export: {
    row: feedback_export.FeedbackExportRow;
    create: never;
    patch: never;
    filter: 'id' | 'state';
    sort: 'id' | 'format' | 'state' | 'row_count' | 'rows_done' | 'byte_size' | 'created_at' | 'expires_at';
    actions: {
    };
  };
  feedback_message: {
    row: feedback_message.FeedbackMessageRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'feedback_id' | 'author';
    sort: 'id' | 'created_at' | 'author' | 'text' | 'feedback_id';
    actions: {
    };
  };
  feedback_rule: {
    row: feedback_rule.FeedbackRuleRow;
    create: feedback_rule.FeedbackRuleCreate;
    patch: feedback_rule.FeedbackRulePatch;
    filter: 'id' | 'q' | 'is_active' | 'trigger' | 'node_id' | 'notify_user_ids';
    sort: 'id' | 'name' | 'rule' | 'acted' | 'is_active' | 'created_at';
    actions: {
    };
  };
  feedback_tag: {
    row: feedback_tag.FeedbackTagRow;
    create: never;
    patch: feedback_tag.FeedbackTagPatch;
    filter: 'id' | 'node_id';
    sort: 'id' | 'node_id' | 'tag_ids' | 'created_at';
    actions: {
    };
  };
  group_node: {
    row: group_node.GroupNodeRow;
    create: group_node.GroupNodeCreate;
    patch: group_node.GroupNodePatch;
    filter: 'id' | 'q' | 'node_id' | 'kind' | 'survey_group_id' | 'qr_code_group_id' | 'link_list_group_id' | 'is_living';
    sort: 'id' | 'node_id' | 'kind' | 'survey_group_id' | 'qr_code_group_id' | 'link_list_group_id' | 'node_name';
    actions: {
      multi_add: { input: group_node.GroupNodeMultiAddInput; output: group_node.GroupNodeMultiAddOutput };
      move_node_to_other_group: { input: group_node.GroupNodeMoveNodeToOtherGroupInput; output: group_node.GroupNodeMoveNodeToOtherGroupOutput };
      convert_group_to_one_design: { input: group_node.GroupNodeConvertGroupToOneDesignInput; output: group_node.GroupNodeConvertGroupToOneDesignOutput };
    };
  };
  invoice: {
    row: invoice.InvoiceRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'state';
    sort: 'id' | 'number' | 'issued_at' | 'description' | 'total' | 'currency' | 'state' | 'due_at' | 'paid_at';
    actions: {
      pdf: { input: invoice.InvoicePdfInput; output: File };
      reissue: { input: invoice.InvoiceReissueInput; output: invoice.InvoiceReissueOutput };
    };
  };
  library_question: {
    row: library_question.LibraryQuestionRow;
    create: library_question.LibraryQuestionCreate;
    patch: library_question.LibraryQuestionPatch;
    filter: 'id' | 'q' | 'name';
    sort: 'id' | 'name' | 'type' | 'updated_at';
    actions: {
    };
  };
  link_list_group: {
    row: link_list_group.LinkListGroupRow;
    create: link_list_group.LinkListGroupCreate;
    patch: link_list_group.LinkListGroupPatch;
    filter: 'id' | 'q' | 'has_design';
    sort: 'id' | 'name' | 'has_design' | 'unit_count' | 'created_at';
    actions: {
    };
  };
  list_import: {
    row: list_import.ListImportRow;
    create: never;
    patch: never;
    filter: 'id' | 'entity' | 'state';
    sort: 'id' | 'created_at' | 'file_name' | 'step' | 'state' | 'row_count' | 'created_count' | 'changed_count' | 'refused_count' | 'taken_back_count';
    actions: {
    };
  };
  mail_message: {
    row: mail_message.MailMessageRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'kind' | 'failure';
    sort: 'id' | 'company_name' | 'kind' | 'failure' | 'attempts' | 'created_at' | 'done_at';
    actions: {
      queues: { input: mail_message.MailMessageQueuesInput; output: mail_message.MailMessageQueuesOutput };
      send_again: { input: mail_message.MailMessageSendAgainInput; output: mail_message.MailMessageSendAgainOutput };
    };
  };
  marc: {
    row: marc.MarcRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'marc_batch_id' | 'node_qr_code_id' | 'state';
    sort: 'id' | 'marc_batch_id' | 'number' | 'code' | 'state' | 'node_id' | 'bound_at' | 'created_at';
    actions: {
      look_up: { input: marc.MarcLookUpInput; output: marc.MarcLookUpOutput };
      claim: { input: marc.MarcClaimInput; output: marc.MarcClaimOutput };
      history: { input: marc.MarcHistoryInput; output: marc.MarcHistoryOutput };
    };
  };
  marc_batch: {
    row: marc_batch.MarcBatchRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'customer_id' | 'kind';
    sort: 'id' | 'company_name' | 'kind' | 'mark_count' | 'bound_count' | 'note' | 'created_at';
    actions: {
    };
  };
  node: {
    row: node.NodeRow;
    create: node.NodeCreate;
    patch: node.NodePatch;
    filter: 'id' | 'q' | 'organization_id' | 'parent_id' | 'is_top' | 'type' | 'is_paused';
    sort: 'id' | 'name' | 'type' | 'organization_id' | 'parent_id' | 'qr_read_count' | 'total_feedback_count' | 'open_feedback_count' | 'created_at';
    actions: {
      check_move: { input: node.NodeCheckMoveInput; output: node.NodeCheckMoveOutput };
      move: { input: node.NodeMoveInput; output: node.NodeMoveOutput };
      check_delete: { input: node.NodeCheckDeleteInput; output: node.NodeCheckDeleteOutput };
      restore: { input: node.NodeRestoreInput; output: node.NodeRestoreOutput };
      deleted: { input: node.NodeDeletedInput; output: node.NodeDeletedOutput };
      start_own_design: { input: node.NodeStartOwnDesignInput; output: node.NodeStartOwnDesignOutput };
      opening_hours: { input: node.NodeOpeningHoursInput; output: node.NodeOpeningHoursOutput };
      read_counts: { input: node.NodeReadCountsInput; output: node.NodeReadCountsOutput };
      setup_survey: { input: node.NodeSetupSurveyInput; output: node.NodeSetupSurveyOutput };
      setup_qrcode: { input: node.NodeSetupQrcodeInput; output: node.NodeSetupQrcodeOutput };
      setup_linklist: { input: node.NodeSetupLinklistInput; output: node.NodeSetupLinklistOutput };
    };
  };
  node_link_list: {
    row: node_link_list.NodeLinkListRow;
    create: never;
    patch: node_link_list.NodeLinkListPatch;
    filter: 'id' | 'node_id';
    sort: 'id' | 'node_id' | 'updated_at';
    actions: {
    };
  };
  node_qr_code: {
    row: node_qr_code.NodeQrCodeRow;
    create: never;
    patch: node_qr_code.NodeQrCodePatch;
    filter: 'id' | 'q' | 'node_id' | 'code' | 'origin' | 'state';
    sort: 'id' | 'code' | 'node_id' | 'origin' | 'state' | 'created_at';
    actions: {
    };
  };
  node_read: {
    row: node_read.NodeReadRow;
    create: never;
    patch: never;
    filter: 'id' | 'node_id' | 'node_qr_code_id' | 'channel' | 'locale' | 'device_class' | 'is_bot';
    sort: 'id' | 'created_at' | 'node_id' | 'node_qr_code_id' | 'channel' | 'locale' | 'device_class' | 'is_bot';
    actions: {
    };
  };
  node_survey: {
    row: node_survey.NodeSurveyRow;
    create: never;
    patch: node_survey.NodeSurveyPatch;
    filter: 'id' | 'node_id' | 'survey_id';
    sort: 'id' | 'node_id' | 'survey_id' | 'updated_at';
    actions: {
    };
  };
  node_survey_answer_media: {
    row: node_survey_answer_media.NodeSurveyAnswerMediaRow;
    create: node_survey_answer_media.NodeSurveyAnswerMediaCreate;
    patch: node_survey_answer_media.NodeSurveyAnswerMediaPatch;
    filter: 'id' | 'q' | 'node_id' | 'feedback_id' | 'media_type';
    sort: 'id' | 'file_name' | 'node_id' | 'feedback_id' | 'media_type' | 'byte_size' | 'created_at';
    actions: {
    };
  };
  node_user_access: {
    row: node_user_access.NodeUserAccessRow;
    create: node_user_access.NodeUserAccessCreate;
    patch: node_user_access.NodeUserAccessPatch;
    filter: 'id' | 'user_id' | 'node_id';
    sort: 'id' | 'user_id' | 'node_id' | 'user_read' | 'node_read' | 'qr_read' | 'feedback_read' | 'created_at';
    actions: {
      check_company_user: { input: node_user_access.NodeUserAccessCheckCompanyUserInput; output: node_user_access.NodeUserAccessCheckCompanyUserOutput };
      get_user_node_access_list: { input: node_user_access.NodeUserAccessGetUserNodeAccessListInput; output: node_user_access.NodeUserAccessGetUserNodeAccessListOutput };
      unit_access: { input: node_user_access.NodeUserAccessUnitAccessInput; output: node_user_access.NodeUserAccessUnitAccessOutput };
      explain: { input: node_user_access.NodeUserAccessExplainInput; output: node_user_access.NodeUserAccessExplainOutput };
    };
  };
  notice_preference: {
    row: notice_preference.NoticePreferenceRow;
    create: notice_preference.NoticePreferenceCreate;
    patch: notice_preference.NoticePreferencePatch;
    filter: 'id';
    sort: 'id' | 'on_rules' | 'on_assigned' | 'on_mentioned' | 'on_high_priority' | 'on_score_alerts' | 'on_due' | 'on_code_findings' | 'quiet_from' | 'quiet_until' | 'time_zone' | 'created_at';
    actions: {
    };
  };
  opening_hours: {
    row: opening_hours.OpeningHoursRow;
    create: opening_hours.OpeningHoursCreate;
    patch: opening_hours.OpeningHoursPatch;
    filter: 'id' | 'node_id';
    sort: 'id' | 'unit' | 'week' | 'time_zone' | 'created_at';
    actions: {
    };
  };
  organization: {
    row: organization.OrganizationRow;
    create: organization.OrganizationCreate;
    patch: organization.OrganizationPatch;
    filter: 'id' | 'q' | 'organization_type_id' | 'logo';
    sort: 'id' | 'name' | 'logo' | 'organization_type_id' | 'unit_count' | 'open_feedback_count' | 'created_at';
    actions: {
    };
  };
  organization_type: {
    row: organization_type.OrganizationTypeRow;
    create: never;
    patch: never;
    filter: 'id' | 'q' | 'code';
    sort: 'id' | 'name' | 'code';
    actions: {
      getorganizationtype: { input: organization_type.OrganizationTypeGetorganizationtypeInput; output: organization_type.OrganizationTypeGetorganizationtypeOutput };
    };
  };
  plan: {
    row: plan.PlanRow;
    create: plan.PlanCreate;
    patch: plan.PlanPatch;
    filter: 'id' | 'q' | 'tag' | 'is_active' | 'is_popular';
    sort: 'id' | 'name' | 'tag' | 'qr_code_count' | 'user_count' | 'group_count' | 'organization_count' | 'storage_mb' | 'is_popular' | 'offer' | 'is_active' | 'sort_order';
    actions: {
    };
  };
  plan_location: {
    row: plan_location.PlanLocationRow;
    create: plan_location.PlanLocationCreate;
    patch: plan_location.PlanLocationPatch;
    filter: 'id' | 'q' | 'currency_id' | 'is_global';
    sort: 'id' | 'name' | 'countries' | 'currency_id' | 'tax_rate' | 'is_global';
    actions: {
      get_plan: { input: plan_location.PlanLocationGetPlanInput; output: plan_location.PlanLocationGetPlanOutput };
      set_global: { input: plan_location.PlanLocationSetGlobalInput; output: plan_location.PlanLocationSetGlobalOutput };
    };
  };
  qr_code_group: {
    row: qr_code_group.QrCodeGroupRow;
    create: qr_code_group.QrCodeGroupCreate;
    patch: qr_code_group.QrCodeGroupPatch;
    filter: 'id' | 'q' | 'has_design';
    sort: 'id' | 'name' | 'has_design' | 'unit_count' | 'created_at';
    actions: {
    };
  };
  qr_code_group_node: {
    row: qr_code_group_node.QrCodeGroupNodeRow;
    create: qr_code_group_node.QrCodeGroupNodeCreate;
    patch: qr_code_group_node.QrCodeGroupNodePatch;
    filter: 'id' | 'node_id' | 'qr_code_group_id';
    sort: 'id' | 'node_id' | 'qr_code_group_id';
    actions: {
    };
  };
  qr_export: {
    row: qr_export.QrExportRow;
    create: never;
    patch: never;
    filter: 'id' | 'state';
    sort: 'id' | 'formats' | 'state' | 'row_count' | 'rows_done' | 'byte_size' | 'created_at' | 'expires_at';
    actions: {
    };
  };
  reply_template: {
    row: reply_template.ReplyTemplateRow;
    create: reply_template.ReplyTemplateCreate;
    patch: reply_template.ReplyTemplatePatch;
    filter: 'id' | 'q' | 'name';
    sort: 'id' | 'name' | 'text' | 'updated_at';
    actions: {
    };
  };
  report_subscription: {
    row: report_subscription.ReportSubscriptionRow;
    create: report_subscription.ReportSubscriptionCreate;
    patch: report_subscription.ReportSubscriptionPatch;
    filter: 'id' | 'rhythm' | 'node_id' | 'is_active';
    sort: 'id' | 'rhythm' | 'node_id' | 'weekday' | 'hour' | 'is_active' | 'next_at' | 'created_at';
    actions: {
      send_now: { input: report_subscription.ReportSubscriptionSendNowInput; output: report_subscription.ReportSubscriptionSendNowOutput };
    };
  };
  saved_filter: {
    row: saved_filter.SavedFilterRow;
    create: saved_filter.SavedFilterCreate;
    patch: saved_filter.SavedFilterPatch;
    filter: 'id' | 'name' | 'list' | 'is_shared';
    sort: 'id' | 'name' | 'list' | 'is_shared' | 'position';
    actions: {
    };
  };
  score_alert: {
    row: score_alert.ScoreAlertRow;
    create: never;
    patch: never;
    filter: 'id' | 'node_id' | 'state' | 'since';
    sort: 'id' | 'node_id' | 'state' | 'expected' | 'seen' | 'answers' | 'since' | 'ended_at' | 'found_at';
    actions: {
    };
  };
  sub_plan: {
    row: sub_plan.SubPlanRow;
    create: sub_plan.SubPlanCreate;
    patch: sub_plan.SubPlanPatch;
    filter: 'id' | 'plan_id' | 'plan_location_id' | 'period' | 'is_active';
    sort: 'id' | 'plan_id' | 'plan_location_id' | 'period' | 'price' | 'currency_code' | 'is_active';
    actions: {
      save_prices: { input: sub_plan.SubPlanSavePricesInput; output: sub_plan.SubPlanSavePricesOutput };
    };
  };
  subscription: {
    row: subscription.SubscriptionRow;
    create: never;
    patch: never;
    filter: 'id' | 'state' | 'is_current' | 'plan_id';
    sort: 'id' | 'plan_id' | 'period' | 'state' | 'price' | 'currency' | 'period_start' | 'period_end' | 'auto_renew' | 'started_at';
    actions: {
      usage: { input: subscription.SubscriptionUsageInput; output: subscription.SubscriptionUsageOutput };
      upgrade_amount: { input: subscription.SubscriptionUpgradeAmountInput; output: subscription.SubscriptionUpgradeAmountOutput };
      renewal: { input: subscription.SubscriptionRenewalInput; output: subscription.SubscriptionRenewalOutput };
    };
  };
  support_comment: {
    row: support_comment.SupportCommentRow;
    create: support_comment.SupportCommentCreate;
    patch: never;
    filter: 'id' | 'support_ticket_id' | 'from_platform';
    sort: 'id' | 'created_at' | 'author_name' | 'from_platform' | 'text' | 'support_ticket_id';
    actions: {
    };
  };
  support_comment_media: {
    row: support_comment_media.SupportCommentMediaRow;
    create: never;
    patch: never;
    filter: 'id' | 'support_ticket_id' | 'support_comment_id';
    sort: 'id' | 'file_name' | 'media_type' | 'byte_size' | 'support_ticket_id' | 'support_comment_id' | 'created_at';
    actions: {
    };
  };
  support_ticket: {
    row: support_ticket.SupportTicketRow;
    create: support_ticket.SupportTicketCreate;
    patch: support_ticket.SupportTicketPatch;
    filter: 'id' | 'q' | 'status' | 'user_id' | 'has_news' | 'customer_id';
    sort: 'id' | 'subject' | 'status' | 'company_name' | 'person_name' | 'waiting_since' | 'queue_place' | 'created_at' | 'updated_at';
    actions: {
      read: { input: support_ticket.SupportTicketReadInput; output: support_ticket.SupportTicketReadOutput };
      figures: { input: support_ticket.SupportTicketFiguresInput; output: support_ticket.SupportTicketFiguresOutput };
    };
  };
  survey: {
    row: survey.SurveyRow;
    create: survey.SurveyCreate;
    patch: survey.SurveyPatch;
    filter: 'id' | 'q' | 'origin' | 'version' | 'is_changed';
    sort: 'id' | 'name' | 'origin' | 'version' | 'is_changed' | 'created_at' | 'updated_at';
    actions: {
      publish: { input: survey.SurveyPublishInput; output: survey.SurveyPublishOutput };
      check_publish: { input: survey.SurveyCheckPublishInput; output: survey.SurveyCheckPublishOutput };
      surveyjs: { input: survey.SurveySurveyjsInput; output: survey.SurveySurveyjsOutput };
      versions: { input: survey.SurveyVersionsInput; output: survey.SurveyVersionsOutput };
      version: { input: survey.SurveyVersionInput; output: survey.SurveyVersionOutput };
      results_report: { input: survey.SurveyResultsReportInput; output: File };
      results: { input: survey.SurveyResultsInput; output: survey.SurveyResultsOutput };
      restore: { input: survey.SurveyRestoreInput; output: survey.SurveyRestoreOutput };
      duplicate: { input: survey.SurveyDuplicateInput; output: survey.SurveyDuplicateOutput };
      convert: { input: survey.SurveyConvertInput; output: survey.SurveyConvertOutput };
      templates: { input: survey.SurveyTemplatesInput; output: survey.SurveyTemplatesOutput };
    };
  };
  survey_group: {
    row: survey_group.SurveyGroupRow;
    create: survey_group.SurveyGroupCreate;
    patch: survey_group.SurveyGroupPatch;
    filter: 'id' | 'q' | 'has_design';
    sort: 'id' | 'name' | 'has_design' | 'unit_count' | 'created_at';
    actions: {
      design: { input: survey_group.SurveyGroupDesignInput; output: survey_group.SurveyGroupDesignOutput };
    };
  };
  survey_template: {
    row: survey_template.SurveyTemplateRow;
    create: survey_template.SurveyTemplateCreate;
    patch: survey_template.SurveyTemplatePatch;
    filter: 'id' | 'q' | 'name';
    sort: 'id' | 'name' | 'description' | 'question_count' | 'updated_at';
    actions: {
    };
  };
  unit_import: {
    row: unit_import.UnitImportRow;
    create: never;
    patch: never;
    filter: 'id' | 'organization_id' | 'user_id';
    sort: 'id' | 'created_at' | 'file_name' | 'user_id' | 'added_count' | 'changed_count' | 'moved_count' | 'taken_back_at';
    actions: {
    };
  };
  webhook: {
    row: webhook.WebhookRow;
    create: webhook.WebhookCreate;
    patch: webhook.WebhookPatch;
    filter: 'id' | 'q' | 'is_active';
    sort: 'id' | 'name' | 'state' | 'url' | 'events' | 'failing_since' | 'last_delivered_at';
    actions: {
      new_secret: { input: webhook.WebhookNewSecretInput; output: webhook.WebhookNewSecretOutput };
      test: { input: webhook.WebhookTestInput; output: webhook.WebhookTestOutput };
    };
  };
  webhook_delivery: {
    row: webhook_delivery.WebhookDeliveryRow;
    create: never;
    patch: never;
    filter: 'id' | 'webhook_id' | 'state' | 'event' | 'feedback_id';
    sort: 'id' | 'created_at' | 'event' | 'webhook_id' | 'state' | 'status' | 'failure' | 'attempts' | 'next_attempt_at';
    actions: {
      resend: { input: webhook_delivery.WebhookDeliveryResendInput; output: webhook_delivery.WebhookDeliveryResendOutput };
    };
  };
}

/** Below /api. */
export const routes = {
  audit_entry: { path: 'auditentry', actions: {} },
  cell: { path: 'cells', actions: {} },
  code_finding: { path: 'codefindings', actions: {} },
  company_move: {
    path: 'companymoves',
    actions: {
      start: { method: 'POST', path: 'companymoves/start' },
      go_on: { method: 'POST', path: 'companymoves/{id}/go_on' },
      confirm: { method: 'POST', path: 'companymoves/{id}/confirm' },
      undo: { method: 'POST', path: 'companymoves/{id}/undo' },
      abandon: { method: 'POST', path: 'companymoves/{id}/abandon' },
    },
  },
  company_profile: {
    path: 'companyprofile',
    actions: {
      two_factor_use: { method: 'GET', path: 'companyprofile/{id}/two_factor_use' },
      require_two_factor: { method: 'POST', path: 'companyprofile/{id}/require_two_factor' },
    },
  },
  company_return_url: { path: 'companyreturnurl', actions: {} },
  company_saved_card: {
    path: 'companysavedcard',
    actions: { remove_company_card: { method: 'POST', path: 'companysavedcard/remove_company_card' } },
  },
  company_tag: { path: 'companytags', actions: { merge: { method: 'POST', path: 'companytags/{id}/merge' } } },
  contract: { path: 'contract', actions: {} },
  country: { path: 'countries', actions: {} },
  currency: { path: 'currency', actions: {} },
  custom_field: { path: 'customfields', actions: {} },
  customer: {
    path: 'customer',
    actions: {
      account: { method: 'GET', path: 'customer/{id}/account' },
      users: { method: 'GET', path: 'customer/{id}/users' },
      reset_two_factor: { method: 'POST', path: 'customer/{id}/reset_two_factor' },
      end_sessions: { method: 'POST', path: 'customer/{id}/end_sessions' },
      invoices: { method: 'GET', path: 'customer/{id}/invoices' },
      invoice_pdf: { method: 'GET', path: 'customer/{id}/invoice_pdf', isFile: true },
      mark_invoice_paid: { method: 'POST', path: 'customer/{id}/mark_invoice_paid' },
      payments: { method: 'GET', path: 'customer/{id}/payments' },
      customermarcgenerate: { method: 'POST', path: 'customer/customermarcgenerate' },
      mark_units: { method: 'GET', path: 'customer/{id}/mark_units' },
      mark_designs: { method: 'GET', path: 'customer/{id}/mark_designs' },
      close: { method: 'POST', path: 'customer/{id}/close' },
      reopen: { method: 'POST', path: 'customer/{id}/reopen' },
    },
  },
  customer_user: {
    path: 'customeruser',
    actions: {
      admin_permission: { method: 'POST', path: 'customeruser/{id}/admin_permission' },
      send_password_link: { method: 'POST', path: 'customeruser/{id}/send_password_link' },
      reset_two_factor: { method: 'POST', path: 'customeruser/{id}/reset_two_factor' },
      end_sessions: { method: 'POST', path: 'customeruser/{id}/end_sessions' },
      change_email: { method: 'POST', path: 'customeruser/{id}/change_email' },
      resend_email_change: { method: 'POST', path: 'customeruser/{id}/resend_email_change' },
      cancel_email_change: { method: 'POST', path: 'customeruser/{id}/cancel_email_change' },
    },
  },
  discount: {
    path: 'discount',
    actions: {
      uses: { method: 'GET', path: 'discount/{id}/uses' },
      check_discount: { method: 'POST', path: 'discount/check_discount' },
    },
  },
  draft: { path: 'drafts', actions: {} },
  event_notice: { path: 'eventnotices', actions: {} },
  event_rule: { path: 'eventrules', actions: {} },
  event_rule_match: { path: 'eventrulematches', actions: {} },
  feedback: {
    path: 'feedback',
    actions: {
      read_feedback: { method: 'POST', path: 'feedback/read_feedback' },
      get_parent_node_names: { method: 'POST', path: 'feedback/get_parent_node_names' },
      answered: { method: 'GET', path: 'feedback/{id}/answered' },
      reply: { method: 'POST', path: 'feedback/{id}/reply' },
      change_many: { method: 'POST', path: 'feedback/change_many' },
      history: { method: 'GET', path: 'feedback/{id}/history' },
      erase: { method: 'POST', path: 'feedback/{id}/erase' },
    },
  },
  feedback_comment: { path: 'feedbackcomments', actions: {} },
  feedback_export: { path: 'feedbackexports', actions: {} },
  feedback_message: { path: 'feedbackmessages', actions: {} },
  feedback_rule: { path: 'feedbackrules', actions: {} },
  feedback_tag: { path: 'feedbacktags', actions: {} },
  group_node: {
    path: 'groupnodes',
    actions: {
      multi_add: { method: 'POST', path: 'groupnodes/multi_add' },
      move_node_to_other_group: { method: 'POST', path: 'groupnodes/move_node_to_other_group' },
      convert_group_to_one_design: { method: 'POST', path: 'groupnodes/convert_group_to_one_design' },
    },
  },
  invoice: {
    path: 'invoice',
    actions: {
      pdf: { method: 'GET', path: 'invoice/{id}/pdf', isFile: true },
      reissue: { method: 'POST', path: 'invoice/{id}/reissue' },
    },
  },
  library_question: { path: 'libraryquestions', actions: {} },
  link_list_group: { path: 'linklistgroups', actions: {} },
  list_import: { path: 'listimports', actions: {} },
  mail_message: {
    path: 'mails',
    actions: {
      queues: { method: 'GET', path: 'mails/queues' },
      send_again: { method: 'POST', path: 'mails/{id}/send_again' },
    },
  },
  marc: {
    path: 'marc',
    actions: {
      look_up: { method: 'GET', path: 'marc/look_up' },
      claim: { method: 'POST', path: 'marc/claim' },
      history: { method: 'GET', path: 'marc/{id}/history' },
    },
  },
  marc_batch: { path: 'customermarcgeneratorlistviewset', actions: {} },
  node: {
    path: 'companyorganizationnodes',
    actions: {
      check_move: { method: 'GET', path: 'companyorganizationnodes/{id}/check_move' },
      move: { method: 'POST', path: 'companyorganizationnodes/{id}/move' },
      check_delete: { method: 'GET', path: 'companyorganizationnodes/{id}/check_delete' },
      restore: { method: 'POST', path: 'companyorganizationnodes/{id}/restore' },
      deleted: { method: 'GET', path: 'companyorganizationnodes/deleted' },
      start_own_design: { method: 'POST', path: 'companyorganizationnodes/{id}/start_own_design' },
      opening_hours: { method: 'GET', path: 'companyorganizationnodes/{id}/opening_hours' },
      read_counts: { method: 'GET', path: 'companyorganizationnodes/{id}/read_counts' },
      setup_survey: { method: 'GET', path: 'companyorganizationnodes/{id}/setup_survey' },
      setup_qrcode: { method: 'GET', path: 'companyorganizationnodes/{id}/setup_qrcode' },
      setup_linklist: { method: 'GET', path: 'companyorganizationnodes/{id}/setup_linklist' },
    },
  },
  node_link_list: { path: 'nodelinklists', actions: {} },
  node_qr_code: { path: 'nodeqrcode', actions: {} },
  node_read: { path: 'nodereadhistory', actions: {} },
  node_survey: { path: 'nodesurveys', actions: {} },
  node_survey_answer_media: { path: 'nodesurveyanswermedia', actions: {} },
  node_user_access: {
    path: 'nodeuseraccess',
    actions: {
      check_company_user: { method: 'POST', path: 'nodeuseraccess/check_company_user' },
      get_user_node_access_list: { method: 'POST', path: 'nodeuseraccess/get_user_node_access_list' },
      unit_access: { method: 'GET', path: 'nodeuseraccess/unit_access' },
      explain: { method: 'GET', path: 'nodeuseraccess/explain' },
    },
  },
  notice_preference: { path: 'noticepreferences', actions: {} },
  opening_hours: { path: 'openinghours', actions: {} },
  organization: { path: 'companyorganization', actions: {} },
  organization_type: {
    path: 'organizationtype',
    actions: { getorganizationtype: { method: 'GET', path: 'getorganizationtype' } },
  },
  plan: { path: 'plan', actions: {} },
  plan_location: {
    path: 'planlocation',
    actions: {
      get_plan: { method: 'GET', path: 'planlocation/get_plan' },
      set_global: { method: 'POST', path: 'planlocation/set_global' },
    },
  },
  qr_code_group: { path: 'qrcodegroups', actions: {} },
  qr_code_group_node: { path: 'qrcodegroupnodes', actions: {} },
  qr_export: { path: 'qrexports', actions: {} },
  reply_template: { path: 'replytemplates', actions: {} },
  report_subscription: {
    path: 'reportsubscriptions',
    actions: { send_now: { method: 'POST', path: 'reportsubscriptions/{id}/send_now' } },
  },
  saved_filter: { path: 'savedfilters', actions: {} },
  score_alert: { path: 'scorealerts', actions: {} },
  sub_plan: { path: 'subplan', actions: { save_prices: { method: 'POST', path: 'subplan/save_prices' } } },
  subscription: {
    path: 'subscription',
    actions: {
      usage: { method: 'GET', path: 'subscription/usage' },
      upgrade_amount: { method: 'POST', path: 'subscriptionupgradeamountcalculation' },
      renewal: { method: 'POST', path: 'subscriptionrenewal' },
    },
  },
  support_comment: { path: 'supportcomments', actions: {} },
  support_comment_media: { path: 'supportcommentsmedia', actions: {} },
  support_ticket: {
    path: 'support',
    actions: {
      read: { method: 'POST', path: 'support/{id}/read' },
      figures: { method: 'GET', path: 'support/figures' },
    },
  },
  survey: {
    path: 'surveys',
    actions: {
      publish: { method: 'POST', path: 'surveys/{id}/publish' },
      check_publish: { method: 'GET', path: 'surveys/{id}/check_publish' },
      surveyjs: { method: 'GET', path: 'surveys/{id}/surveyjs' },
      versions: { method: 'GET', path: 'surveys/{id}/versions' },
      version: { method: 'GET', path: 'surveys/{id}/version' },
      results_report: { method: 'GET', path: 'surveys/{id}/results_report', isFile: true },
      results: { method: 'GET', path: 'surveys/{id}/results' },
      restore: { method: 'POST', path: 'surveys/{id}/restore' },
      duplicate: { method: 'POST', path: 'surveys/{id}/duplicate' },
      convert: { method: 'POST', path: 'surveys/convert' },
      templates: { method: 'GET', path: 'surveys/templates' },
    },
  },
  survey_group: { path: 'surveygroups', actions: { design: { method: 'GET', path: 'surveygroups/{id}/design' } } },
  survey_template: { path: 'surveytemplates', actions: {} },
  unit_import: { path: 'unitimports', actions: {} },
  webhook: {
    path: 'webhooks',
    actions: {
      new_secret: { method: 'POST', path: 'webhooks/{id}/new_secret' },
      test: { method: 'POST', path: 'webhooks/{id}/test' },
    },
  },
  webhook_delivery: {
    path: 'webhookdeliveries',
    actions: { resend: { method: 'POST', path: 'webhookdeliveries/{id}/resend' } },
  },
} as const;
