/** What people use most comes first; entities that are not named here follow in the order of their ids. */
const ORDER = [
  'organization_management',
  'units',
  'feedback_management',
  'survey_management/groups',
  'qrcode_management',
  'link_list_management',
  'code_health',
  'claim-mark',
  'test',
  'user_management',
  'access-control',
  'feedbackrules',
  'companytags',
  'openinghours',
  'webhooks',
  'customers',
  'contract',
  'marc-library',
  'marc-generator',
  'plan',
  'planlocation',
  'discount',
  'general_definitions/currency',
  'failed_mails',
  'support',
  'support_notifications',
  'faq',
];

/** The screens as menus and the dashboard line them up. */
export function inMenuOrder<Screen extends { route: string }>(screens: Screen[]): Screen[] {
  const rank = ({ route }: Screen) => (ORDER.includes(route) ? ORDER.indexOf(route) : ORDER.length);
  return screens.toSorted((one, other) => rank(one) - rank(other));
}
