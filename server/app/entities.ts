/** The one list of what is written by hand for an entity. */
import type { EntityExtension } from '../kernel/extension.ts';
import { auditEntry } from '../modules/identity/entities/audit_entry/index.ts';
import { codeFinding } from '../modules/codes/entities/code_finding/index.ts';
import { cell } from '../platform/cells/entities/cell.ts';
import { companyMove } from '../platform/cells/entities/company-move.ts';
import { companyProfile } from '../modules/identity/entities/company_profile/index.ts';
import { companySavedCard } from '../modules/billing/entities/company_saved_card/index.ts';
import { companyTag } from '../modules/feedback/entities/company_tag/index.ts';
import { contract } from '../modules/billing/entities/contract/index.ts';
import { currency } from '../modules/billing/entities/currency/index.ts';
import { customField } from '../platform/custom-fields/extension.ts';
import { customer } from '../modules/identity/entities/customer/index.ts';
import { customerUser } from '../modules/identity/entities/customer_user/index.ts';
import { discount } from '../modules/billing/entities/discount/index.ts';
import { eventRule } from '../modules/automation/entities/event_rule/index.ts';
import { feedback } from '../modules/feedback/entities/feedback/index.ts';
import { feedbackComment } from '../modules/feedback/entities/feedback_comment/index.ts';
import { feedbackMessage } from '../modules/feedback/entities/feedback_message/index.ts';
import { feedbackTag } from '../modules/feedback/entities/feedback_tag/index.ts';
import { groupNode } from '../modules/organizations/entities/group_node/index.ts';
import { invoice } from '../modules/billing/entities/invoice/index.ts';
import { linkListGroup } from '../modules/codes/entities/link_list_group/index.ts';
import { mailMessage } from '../modules/identity/entities/mail_message/index.ts';
import { marc } from '../modules/codes/entities/marc/index.ts';
import { marcBatch } from '../modules/codes/entities/marc_batch/index.ts';
import { node } from '../modules/organizations/entities/node/index.ts';
import { nodeRead } from '../modules/visitor/entities/node_read/index.ts';
import { nodeSurveyAnswerMedia } from '../modules/feedback/entities/node_survey_answer_media/index.ts';
import { nodeUserAccess } from '../modules/identity/entities/node_user_access/index.ts';
import { organization } from '../modules/organizations/entities/organization/index.ts';
import { organizationType } from '../modules/organizations/entities/organization_type/index.ts';
import { plan } from '../modules/billing/entities/plan/index.ts';
import { planLocation } from '../modules/billing/entities/plan_location/index.ts';
import { nodeLinkList } from '../modules/codes/entities/node_link_list/index.ts';
import { nodeQrCode } from '../modules/codes/entities/node_qr_code/index.ts';
import { qrCodeGroup } from '../modules/codes/entities/qr_code_group/index.ts';
import { qrCodeGroupNode } from '../modules/codes/entities/qr_code_group_node/index.ts';
import { replyTemplate } from '../modules/feedback/entities/reply_template/index.ts';
import { savedFilter } from '../modules/feedback/entities/saved_filter/index.ts';
import { subscription } from '../modules/billing/entities/subscription/index.ts';
import { subPlan } from '../modules/billing/entities/sub_plan/index.ts';
import { supportComment } from '../modules/support/entities/support_comment/index.ts';
import { supportTicket } from '../modules/support/entities/support_ticket/index.ts';
import { survey } from '../modules/surveys/entities/survey/index.ts';
import { libraryQuestion } from '../modules/surveys/entities/library_question/index.ts';
import { surveyGroup } from '../modules/surveys/entities/survey_group/index.ts';
import { surveyTemplate } from '../modules/surveys/entities/survey_template/index.ts';
import { feedbackRule } from '../modules/feedback/entities/feedback_rule/index.ts';
import { noticePreference } from '../modules/identity/entities/notice_preference/index.ts';
import { unitImport } from '../modules/organizations/entities/unit_import/index.ts';
import { openingHours } from '../modules/organizations/entities/opening_hours/index.ts';
import { reportSubscription } from '../modules/insight/entities/report_subscription/index.ts';
import { webhook } from '../modules/feedback/entities/webhook/index.ts';
import { webhookDelivery } from '../modules/feedback/entities/webhook_delivery/index.ts';

export const extensions: Record<string, EntityExtension> = {
  audit_entry: auditEntry,
  cell,
  code_finding: codeFinding,
  company_move: companyMove,
  company_profile: companyProfile,
  company_saved_card: companySavedCard,
  company_tag: companyTag,
  contract,
  currency,
  custom_field: customField,
  customer,
  customer_user: customerUser,
  discount,
  event_rule: eventRule,
  feedback,
  feedback_comment: feedbackComment,
  feedback_message: feedbackMessage,
  feedback_tag: feedbackTag,
  group_node: groupNode,
  invoice,
  link_list_group: linkListGroup,
  mail_message: mailMessage,
  marc,
  marc_batch: marcBatch,
  node,
  node_read: nodeRead,
  node_survey_answer_media: nodeSurveyAnswerMedia,
  node_user_access: nodeUserAccess,
  organization,
  organization_type: organizationType,
  plan,
  plan_location: planLocation,
  node_link_list: nodeLinkList,
  node_qr_code: nodeQrCode,
  qr_code_group: qrCodeGroup,
  qr_code_group_node: qrCodeGroupNode,
  reply_template: replyTemplate,
  saved_filter: savedFilter,
  sub_plan: subPlan,
  subscription,
  support_comment: supportComment,
  support_ticket: supportTicket,
  survey,
  library_question: libraryQuestion,
  survey_group: surveyGroup,
  survey_template: surveyTemplate,
  feedback_rule: feedbackRule,
  notice_preference: noticePreference,
  opening_hours: openingHours,
  report_subscription: reportSubscription,
  unit_import: unitImport,
  webhook,
  webhook_delivery: webhookDelivery,
};
