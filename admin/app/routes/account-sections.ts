import Badge from '@mui/icons-material/BadgeOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import DataUsage from '@mui/icons-material/DataUsageOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Password from '@mui/icons-material/PasswordOutlined';
import PhonelinkLock from '@mui/icons-material/PhonelinkLockOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import type { Access } from '../../entities/guard.ts';
import type { AccountSection } from '../../features/identity/account/section.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';

/** The sections of the account area, in their order; their words are `app.account.<name>.title` and `.text`. */
export const accountSections: readonly (AccountSection & { access: Access })[] = [
  {
    path: '/profile',
    access: 'login_user',
    name: 'profile',
    Icon: Badge,
    Content: lazyChunk(() => import('../../features/identity/account/profile/profile.tsx')),
  },
  {
    path: '/password_change',
    access: 'login_user',
    name: 'password',
    Icon: Password,
    Content: lazyChunk(() => import('../../features/identity/account/password/password-change.tsx')),
  },
  {
    path: '/two_factor',
    access: 'login_user',
    name: 'two_factor',
    Icon: PhonelinkLock,
    Content: lazyChunk(() => import('../../features/identity/account/two-factor/two-factor.tsx')),
  },
  {
    path: '/sessions',
    access: 'login_user',
    name: 'sessions',
    Icon: Devices,
    Content: lazyChunk(() => import('../../features/identity/account/sessions/sessions.tsx')),
  },
  {
    path: '/company_detail',
    access: 'customer_admin_management',
    name: 'company',
    Icon: Business,
    Content: lazyChunk(() => import('../../features/identity/account/company/company-detail.tsx')),
  },
  {
    path: '/plan_management',
    access: 'customer_admin_management',
    name: 'plan',
    Icon: WorkspacePremium,
    Content: lazyChunk(() => import('../../features/billing/subscription/plan-management.tsx')),
  },
  {
    path: '/usage',
    access: 'customer_admin_management',
    help: 'limits',
    name: 'usage',
    Icon: DataUsage,
    Content: lazyChunk(() => import('../../features/billing/usage/usage.tsx')),
  },
  {
    path: '/payment_method',
    access: 'customer_admin_management',
    name: 'card',
    Icon: CreditCard,
    Content: lazyChunk(() => import('../../features/billing/card/payment-method.tsx')),
  },
  {
    path: '/invoices_detail',
    access: 'customer_admin_management',
    name: 'invoices',
    Icon: ReceiptLong,
    Content: lazyChunk(() => import('../../features/billing/invoices/invoices.tsx')),
    isWide: true,
  },
  {
    path: '/return_url_management',
    access: 'return_url_management',
    help: 'return_address',
    name: 'return_address',
    Icon: LinkIcon,
    Content: lazyChunk(() => import('../../features/identity/account/return-address/return-address.tsx')),
  },
  {
    path: '/audit_log',
    access: 'customer_admin_management',
    name: 'audit',
    Icon: HistoryIcon,
    Content: lazyChunk(() => import('../../features/identity/account/audit/audit-log.tsx')),
    isWide: true,
  },
];
