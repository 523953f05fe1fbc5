// Generated from schemas/roles.json. Do not edit; edit the schema.
export type ScreenAbility =
  | 'Auth'
  | 'login_user'
  | 'admin'
  | 'client'
  | 'clientregister'
  | 'support_management'
  | 'return_url_management'
  | 'customer_admin_management'
  | 'feedback_management'
  | 'code_health'
  | 'mark_claim'
  | 'ACL';
