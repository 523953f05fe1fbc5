// Generated from schemas/**. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { accountNotice } from './account_notice.ts';
import { auditEntry } from './audit_entry.ts';
import { cell } from './cell.ts';
import { codeDay } from './code_day.ts';
import { codeFinding } from './code_finding.ts';
import { companyCell } from './company_cell.ts';
import { companyMove } from './company_move.ts';
import { companyProfile } from './company_profile.ts';
import { companyReturnUrl } from './company_return_url.ts';
import { companySavedCard } from './company_saved_card.ts';
import { companyTag } from './company_tag.ts';
import { contract } from './contract.ts';
import { countedAnswer } from './counted_answer.ts';
import { country } from './country.ts';
import { currency } from './currency.ts';
import { customField } from './custom_field.ts';
import { customer } from './customer.ts';
import { customerUser } from './customer_user.ts';
import { deletedRow } from './deleted_row.ts';
import { discount } from './discount.ts';
import { discountRedemption } from './discount_redemption.ts';
import { draft } from './draft.ts';
import { draftPilot } from './draft_pilot.ts';
import { draftPublication } from './draft_publication.ts';
import { driverDay } from './driver_day.ts';
import { driverDayDue } from './driver_day_due.ts';
import { emailChange } from './email_change.ts';
import { eventNotice } from './event_notice.ts';
import { eventRule } from './event_rule.ts';
import { eventRuleMatch } from './event_rule_match.ts';
import { feedback } from './feedback.ts';
import { feedbackArrival } from './feedback_arrival.ts';
import { feedbackChange } from './feedback_change.ts';
import { feedbackComment } from './feedback_comment.ts';
import { feedbackExport } from './feedback_export.ts';
import { feedbackMessage } from './feedback_message.ts';
import { feedbackRule } from './feedback_rule.ts';
import { feedbackRuleMatch } from './feedback_rule_match.ts';
import { feedbackTag } from './feedback_tag.ts';
import { feedbackTagLink } from './feedback_tag_link.ts';
import { feedbackText } from './feedback_text.ts';
import { feedbackTextDue } from './feedback_text_due.ts';
import { feedbackWord } from './feedback_word.ts';
import { groupNode } from './group_node.ts';
import { invoice } from './invoice.ts';
import { invoiceCounter } from './invoice_counter.ts';
import { libraryQuestion } from './library_question.ts';
import { linkListGroup } from './link_list_group.ts';
import { listImport } from './list_import.ts';
import { listImportBatch } from './list_import_batch.ts';
import { loginThrottle } from './login_throttle.ts';
import { mailMessage } from './mail_message.ts';
import { marc } from './marc.ts';
import { marcBatch } from './marc_batch.ts';
import { marcBinding } from './marc_binding.ts';
import { node } from './node.ts';
import { nodeDayDelta } from './node_day_delta.ts';
import { nodeLinkList } from './node_link_list.ts';
import { nodeQrCode } from './node_qr_code.ts';
import { nodeRead } from './node_read.ts';
import { nodeReadMark } from './node_read_mark.ts';
import { nodeSurvey } from './node_survey.ts';
import { nodeSurveyAnswerMedia } from './node_survey_answer_media.ts';
import { nodeTotal } from './node_total.ts';
import { nodeUserAccess } from './node_user_access.ts';
import { notice } from './notice.ts';
import { noticePreference } from './notice_preference.ts';
import { openingHours } from './opening_hours.ts';
import { organization } from './organization.ts';
import { organizationType } from './organization_type.ts';
import { payment } from './payment.ts';
import { plan } from './plan.ts';
import { planLocation } from './plan_location.ts';
import { qrCodeGroup } from './qr_code_group.ts';
import { qrCodeGroupNode } from './qr_code_group_node.ts';
import { qrExport } from './qr_export.ts';
import { quote } from './quote.ts';
import { rateLimitCount } from './rate_limit_count.ts';
import { replyTemplate } from './reply_template.ts';
import { reportSubscription } from './report_subscription.ts';
import { savedFilter } from './saved_filter.ts';
import { scoreAlert } from './score_alert.ts';
import { scoreWatch } from './score_watch.ts';
import { session } from './session.ts';
import { simulatedCard } from './simulated_card.ts';
import { simulatedCharge } from './simulated_charge.ts';
import { storedFile } from './stored_file.ts';
import { subPlan } from './sub_plan.ts';
import { subscription } from './subscription.ts';
import { subtreeDay } from './subtree_day.ts';
import { subtreeHour } from './subtree_hour.ts';
import { supportComment } from './support_comment.ts';
import { supportCommentMedia } from './support_comment_media.ts';
import { supportTicket } from './support_ticket.ts';
import { supportTicketView } from './support_ticket_view.ts';
import { survey } from './survey.ts';
import { surveyDay } from './survey_day.ts';
import { surveyGroup } from './survey_group.ts';
import { surveyPreview } from './survey_preview.ts';
import { surveyQuota } from './survey_quota.ts';
import { surveyTemplate } from './survey_template.ts';
import { surveyVersion } from './survey_version.ts';
import { twoFactor } from './two_factor.ts';
import { unitImport } from './unit_import.ts';
import { unitImportChange } from './unit_import_change.ts';
import { userCredential } from './user_credential.ts';
import { webhook } from './webhook.ts';
import { webhookDelivery } from './webhook_delivery.ts';

export const descriptors: Record<string, EntityDescriptor> = {
  account_notice: accountNotice,
  audit_entry: auditEntry,
  cell,
  code_day: codeDay,
  code_finding: codeFinding,
  company_cell: companyCell,
  company_move: companyMove,
  company_profile: companyProfile,
  company_return_url: companyReturnUrl,
  company_saved_card: companySavedCard,
  company_tag: companyTag,
  contract,
  counted_answer: countedAnswer,
  country,
  currency,
  custom_field: customField,
  customer,
  customer_user: customerUser,
  deleted_row: deletedRow,
  discount,
  discount_redemption: discountRedemption,
  draft,
  draft_pilot: draftPilot,
  draft_publication: draftPublication,
  driver_day: driverDay,
  driver_day_due: driverDayDue,
  email_change: emailChange,
  event_notice: eventNotice,
  event_rule: eventRule,
  event_rule_match: eventRuleMatch,
  feedback,
  feedback_arrival: feedbackArrival,
  feedback_change: feedbackChange,
  feedback_comment: feedbackComment,
  feedback_export: feedbackExport,
  feedback_message: feedbackMessage,
  feedback_rule: feedbackRule,
  feedback_rule_match: feedbackRuleMatch,
  feedback_tag: feedbackTag,
  feedback_tag_link: feedbackTagLink,
  feedback_text: feedbackText,
  feedback_text_due: feedbackTextDue,
  feedback_word: feedbackWord,
  group_node: groupNode,
  invoice,
  invoice_counter: invoiceCounter,
  library_question: libraryQuestion,
  link_list_group: linkListGroup,
  list_import: listImport,
  list_import_batch: listImportBatch,
  login_throttle: loginThrottle,
  mail_message: mailMessage,
  marc,
  marc_batch: marcBatch,
  marc_binding: marcBinding,
  node,
  node_day_delta: nodeDayDelta,
  node_link_list: nodeLinkList,
  node_qr_code: nodeQrCode,
  node_read: nodeRead,
  node_read_mark: nodeReadMark,
  node_survey: nodeSurvey,
  node_survey_answer_media: nodeSurveyAnswerMedia,
  node_total: nodeTotal,
  node_user_access: nodeUserAccess,
  notice,
  notice_preference: noticePreference,
  opening_hours: openingHours,
  organization,
  organization_type: organizationType,
  payment,
  plan,
  plan_location: planLocation,
  qr_code_group: qrCodeGroup,
  qr_code_group_node: qrCodeGroupNode,
  qr_export: qrExport,
  quote,
  rate_limit_count: rateLimitCount,
  reply_template: replyTemplate,
  report_subscription: reportSubscription,
  saved_filter: savedFilter,
  score_alert: scoreAlert,
  score_watch: scoreWatch,
  session,
  simulated_card: simulatedCard,
  simulated_charge: simulatedCharge,
  stored_file: storedFile,
  sub_plan: subPlan,
  subscription,
  subtree_day: subtreeDay,
  subtree_hour: subtreeHour,
  support_comment: supportComment,
  support_comment_media: supportCommentMedia,
  support_ticket: supportTicket,
  support_ticket_view: supportTicketView,
  survey,
  survey_day: surveyDay,
  survey_group: surveyGroup,
  survey_preview: surveyPreview,
  survey_quota: surveyQuota,
  survey_template: surveyTemplate,
  survey_version: surveyVersion,
  two_factor: twoFactor,
  unit_import: unitImport,
  unit_import_change: unitImportChange,
  user_credential: userCredential,
  webhook,
  webhook_delivery: webhookDelivery,
};
