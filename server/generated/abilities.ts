// Generated from schemas/roles.json. Do not edit; edit the schema.
import type { AbilityModel } from '../../shared/contract/model.ts';

export const roles: { modules: string[]; rights: string[] } = {
  modules: ['user', 'node', 'qr', 'feedback'],
  rights: ['read', 'edit', 'create', 'delete'],
};

export const abilities: AbilityModel[] = [
  { subject: 'Auth', action: 'read', roles: ['anonymous'] },
  { subject: 'login_user', action: 'read', roles: ['company_user', 'company_admin', 'superadmin'] },
  { subject: 'admin', action: 'read', roles: ['superadmin'] },
  { subject: 'client', action: 'read', roles: ['company_user', 'company_admin'] },
  { subject: 'clientregister', action: 'read', roles: ['company_admin'], when: 'company.needs_plan' },
  { subject: 'support_management', action: 'read', roles: ['company_user', 'company_admin', 'superadmin'] },
  { subject: 'return_url_management', action: 'read', roles: ['company_admin'] },
  { subject: 'customer_admin_management', action: 'read', roles: ['company_admin'] },
  { subject: 'feedback_management', action: 'read', roles: ['company_admin'] },
  { subject: 'feedback_management', action: 'read', roles: ['company_user'], when: 'nodes.feedback.read' },
  { subject: 'code_health', action: 'read', roles: ['company_admin'] },
  { subject: 'code_health', action: 'read', roles: ['company_user'], when: 'nodes.qr.read' },
  { subject: 'mark_claim', action: 'read', roles: ['company_admin'] },
  { subject: 'mark_claim', action: 'read', roles: ['company_user'], when: 'nodes.qr.edit' },
  { subject: 'organization_create', action: 'create', roles: ['company_user'], when: 'company_without_access' },
  { subject: 'tag_create', action: 'create', roles: ['company_user'], when: 'tagging_company' },
  { subject: 'template_create', action: 'create', roles: ['company_user'], when: 'designing_company' },
  { subject: 'rule_create', action: 'create', roles: ['company_user'], when: 'nodes.feedback.edit' },
  { subject: 'opening_hours_create', action: 'create', roles: ['company_user'], when: 'nodes.node.edit' },
  { subject: 'ACL', action: 'read', roles: ['company_admin'] },
  { subject: 'ACL', action: 'read', roles: ['company_user'], when: 'nodes.user.read' },
];
