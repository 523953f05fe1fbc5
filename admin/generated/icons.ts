// Generated from schemas/**. Do not edit; edit the schema.
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CorporateFare from '@mui/icons-material/CorporateFareOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';

export const icons = {
  AccountTree,
  AdminPanelSettings,
  Assignment,
  Business,
  CorporateFare,
  Group,
  Link,
  LocalOffer,
  Map,
  Payments,
  Print,
  QrCode,
  RateReview,
  SupportAgent,
  Webhook,
  WorkspacePremium,
};
