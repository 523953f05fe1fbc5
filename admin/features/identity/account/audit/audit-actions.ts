/** What the log's operations are called in sentences. */
import AddCircleOutline from '@mui/icons-material/AddCircleOutlineOutlined';
import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Login from '@mui/icons-material/LoginOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

export interface AuditAction {
  /** Of its sentence: `app.account.audit.audit actions.<name>`. */
  name: string;
  Icon: typeof SvgIcon;
  /** The sentence says it all: nothing is named behind it. */
  isWhole?: true;
}

const added: AuditAction = { name: 'added', Icon: AddCircleOutline };
const changed: AuditAction = { name: 'changed', Icon: Edit };
const sent: AuditAction = { name: 'sent', Icon: Send };
const passwordLink: AuditAction = { name: 'password_link', Icon: Key };
/** Nobody was logged in: whose account it was is all that is known. */
const refused: AuditAction = { name: 'refused', Icon: Shield };
const signedOut: AuditAction = { name: 'logged_out', Icon: Logout, isWhole: true };
const notPaid: AuditAction = { name: 'payment_failed', Icon: CreditCard };

const AUDIT_ACTIONS: Record<string, AuditAction> = {
  create: added,
  duplicate: added,
  reissue: { name: 'reissued', Icon: Edit },
  multi_add: added,
  upload_file: added,
  delete: { name: 'deleted', Icon: DeleteOutline },
  erase: { name: 'erased', Icon: DeleteOutline },
  restore: { name: 'restored', Icon: AddCircleOutline },
  move: { name: 'moved', Icon: Edit },
  claim: { name: 'claimed', Icon: QrCode },
  merge: { name: 'merged', Icon: Edit },
  publish: { name: 'published', Icon: Publish },
  publish_draft: { name: 'published', Icon: Publish },
  import_units: { name: 'imported', Icon: Publish },
  import: { name: 'imported', Icon: Publish },
  take_back: { name: 'taken_back', Icon: DeleteOutline },
  export: { name: 'exported', Icon: Download },
  resend: sent,
  send_again: sent,
  send_now: sent,
  new_secret: { name: 'new_secret', Icon: Key },
  login: { name: 'logged_in', Icon: Login, isWhole: true },
  register: { name: 'registered', Icon: Login, isWhole: true },
  login_failed: refused,
  password_refused: refused,
  code_refused: refused,
  logout: signedOut,
  session_ended: signedOut,
  refresh_token_reused: { name: 'session_stopped', Icon: Shield, isWhole: true },
  password_set: { name: 'password_set_by_link', Icon: Key },
  password_changed: { name: 'password_set', Icon: Key, isWhole: true },
  send_password_link: passwordLink,
  change_email: { name: 'email_asked', Icon: AlternateEmail },
  cancel_email_change: { name: 'email_cancelled', Icon: AlternateEmail },
  email_changed: { name: 'email_changed', Icon: AlternateEmail },
  email_taken_back: { name: 'email_taken_back', Icon: Shield },
  password_link_requested: { ...passwordLink, name: 'password_link_asked' },
  login_as: { name: 'login_as', Icon: Shield, isWhole: true },
  login_as_ended: { name: 'login_as_ended', Icon: Logout, isWhole: true },
  close: { name: 'company_closed', Icon: Shield, isWhole: true },
  reopen: { name: 'company_reopened', Icon: Shield, isWhole: true },
  stop: { name: 'ended', Icon: CreditCard },
  two_factor_on: { name: 'two_factor_on', Icon: Shield, isWhole: true },
  recovery_codes_renewed: { name: 'recovery_codes', Icon: Shield, isWhole: true },
  two_factor_off: { name: 'two_factor_off', Icon: Shield, isWhole: true },
  two_factor_required: { name: 'two_factor_required', Icon: Shield, isWhole: true },
  two_factor_optional: { name: 'two_factor_optional', Icon: Shield, isWhole: true },
  end_sessions: { name: 'sessions_ended', Icon: Logout },
  reset_two_factor: { name: 'two_factor_reset', Icon: Shield },
  admin_permission: { name: 'admin_permission', Icon: Shield },
  start: { name: 'payment_started', Icon: CreditCard },
  paid: { name: 'paid', Icon: CreditCard },
  failed: notPaid,
  expired: notPaid,
};

/** An operation that is not listed changed something. */
export const auditActionOf = (operation: string): AuditAction => AUDIT_ACTIONS[operation] ?? changed;

/** All that have a sentence. */
export const auditActionNames: readonly string[] = [
  ...new Set([...Object.values(AUDIT_ACTIONS), changed].map(({ name }) => name)),
];

/** What the log can be narrowed to, as its filter. */
export const kinds: Record<string, { operation?: string[]; entity?: string[] }> = {
  security: {
    operation: Object.keys(AUDIT_ACTIONS).filter((name) =>
      [Key, Login, Logout, Shield].includes(auditActionOf(name).Icon),
    ),
  },
  people: { entity: ['customer_user', 'node_user_access'] },
  billing: { entity: ['subscription', 'quote', 'payment', 'invoice', 'company_saved_card'] },
  company: { entity: ['company_profile', 'company_return_url', 'customer', 'webhook'] },
  units: {
    entity: [
      'organization',
      'node',
      'unit_import',
      'node_qr_code',
      'qr_code_group',
      'qr_code_group_node',
      'opening_hours',
    ],
  },
  surveys: {
    entity: [
      'survey',
      'survey_template',
      'survey_group',
      'node_survey',
      'group_node',
      'link_list_group',
      'node_link_list',
    ],
  },
  feedback: {
    entity: ['feedback', 'feedback_comment', 'feedback_message', 'feedback_tag', 'company_tag', 'feedback_rule'],
  },
};
