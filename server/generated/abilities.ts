import type { Role } from '../kernel/descriptor.ts';
export const roles: { modules: string[]; rights: string[] } = {"modules":["user","node","qr","feedback"],"rights":["read","edit","create","delete"]};
export const abilities: { subject: string; action: string; roles: Role[]; when?: string }[] = [
 {
  "subject": "Auth",
  "action": "read",
  "roles": [
   "anonymous"
  ]
 },
 {
  "subject": "login_user",
  "action": "read",
  "roles": [
   "company_user",
   "company_admin",
   "superadmin"
  ]
 },
 {
  "subject": "admin",
  "action": "read",
  "roles": [
   "superadmin"
  ]
 },
 {
  "subject": "client",
  "action": "read",
  "roles": [
   "company_user",
   "company_admin"
  ]
 },
 {
  "subject": "clientregister",
  "action": "read",
  "roles": [
   "company_admin"
  ],
  "when": "company.needs_plan"
 },
 {
  "subject": "support_management",
  "action": "read",
  "roles": [
   "company_user",
   "company_admin",
   "superadmin"
  ]
 },
 {
  "subject": "return_url_management",
  "action": "read",
  "roles": [
   "company_admin"
  ]
 },
 {
  "subject": "customer_admin_management",
  "action": "read",
  "roles": [
   "company_admin"
  ]
 },
 {
  "subject": "feedback_management",
  "action": "read",
  "roles": [
   "company_admin"
  ]
 },
 {
  "subject": "feedback_management",
  "action": "read",
  "roles": [
   "company_user"
  ],
  "when": "nodes.feedback.read"
 },
 {
  "subject": "ACL",
  "action": "read",
  "roles": [
   "company_admin"
  ]
 },
 {
  "subject": "ACL",
  "action": "read",
  "roles": [
   "company_user"
  ],
  "when": "nodes.user.read"
 }
];
