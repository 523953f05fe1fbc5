/** The one list of what is written by hand for an entity. */
import type { EntityExtension } from '../kernel/extension.ts';
import { auditEntry } from './audit_entry/index.ts';
import { codeFinding } from './code_finding/index.ts';
import { companyProfile } from './company_profile/index.ts';
import { companySavedCard } from './company_saved_card/index.ts';
import { companyTag } from './company_tag/index.ts';
import { contract } from './contract/index.ts';
import { currency } from './currency/index.ts';
import { customer } from './customer/index.ts';
import { customerUser } from './customer_user/index.ts';
import { discount } from './discount/index.ts';
import { feedback } from './feedback/index.ts';
import { feedbackComment } from './feedback_comment/index.ts';
import { feedbackMessage } from './feedback_message/index.ts';
import { feedbackTag } from './feedback_tag/index.ts';
import { groupNode } from './group_node/index.ts';
import { invoice } from './invoice/index.ts';
import { linkListGroup } from './link_list_group/index.ts';
import { marc } from './marc/index.ts';
import { marcBatch } from './marc_batch/index.ts';
import { node } from './node/index.ts';
import { nodeRead } from './node_read/index.ts';
import { nodeSurveyAnswerMedia } from './node_survey_answer_media/index.ts';
import { nodeUserAccess } from './node_user_access/index.ts';
import { organization } from './organization/index.ts';
import { organizationType } from './organization_type/index.ts';
import { plan } from './plan/index.ts';
import { planLocation } from './plan_location/index.ts';
import { nodeQrCode } from './node_qr_code/index.ts';
import { qrCodeGroup } from './qr_code_group/index.ts';
import { qrCodeGroupNode } from './qr_code_group_node/index.ts';
import { savedFilter } from './saved_filter/index.ts';
import { subscription } from './subscription/index.ts';
import { subPlan } from './sub_plan/index.ts';
import { supportComment } from './support_comment/index.ts';
import { supportTicket } from './support_ticket/index.ts';
import { survey } from './survey/index.ts';
import { surveyGroup } from './survey_group/index.ts';
import { feedbackRule } from './feedback_rule/index.ts';
import { noticePreference } from './notice_preference/index.ts';
import { unitImport } from './unit_import/index.ts';
import { openingHours } from './opening_hours/index.ts';
import { reportSubscription } from './report_subscription/index.ts';
import { webhook } from './webhook/index.ts';
import { webhookDelivery } from './webhook_delivery/index.ts';

export const extensions: Record<string, EntityExtension> = {
  audit_entry: auditEntry,
  code_finding: codeFinding,
  company_profile: companyProfile,
  company_saved_card: companySavedCard,
  company_tag: companyTag,
  contract,
  currency,
  customer,
  customer_user: customerUser,
  discount,
  feedback,
  feedback_comment: feedbackComment,
  feedback_message: feedbackMessage,
  feedback_tag: feedbackTag,
  group_node: groupNode,
  invoice,
  link_list_group: linkListGroup,
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
  node_qr_code: nodeQrCode,
  qr_code_group: qrCodeGroup,
  qr_code_group_node: qrCodeGroupNode,
  saved_filter: savedFilter,
  sub_plan: subPlan,
  subscription,
  support_comment: supportComment,
  support_ticket: supportTicket,
  survey,
  survey_group: surveyGroup,
  feedback_rule: feedbackRule,
  notice_preference: noticePreference,
  opening_hours: openingHours,
  report_subscription: reportSubscription,
  unit_import: unitImport,
  webhook,
  webhook_delivery: webhookDelivery,
};
