// Generated from schemas/**. Do not edit; edit the schema.
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Bolt from '@mui/icons-material/BoltOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CallMerge from '@mui/icons-material/CallMergeOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import CorporateFare from '@mui/icons-material/CorporateFareOutlined';
import Dns from '@mui/icons-material/DnsOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import LibraryBooks from '@mui/icons-material/LibraryBooksOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Map from '@mui/icons-material/MapOutlined';
import MoveUp from '@mui/icons-material/MoveUpOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import PhonelinkErase from '@mui/icons-material/PhonelinkEraseOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import Radar from '@mui/icons-material/RadarOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import RemoveModerator from '@mui/icons-material/RemoveModeratorOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Send from '@mui/icons-material/SendOutlined';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';

export const icons = {
  AccountTree,
  AdminPanelSettings,
  AlternateEmail,
  Assignment,
  Block,
  Bolt,
  Business,
  CallMerge,
  Check,
  Close,
  CorporateFare,
  Dns,
  Download,
  EditNote,
  ForwardToInbox,
  Group,
  Handshake,
  Key,
  LibraryBooks,
  Link,
  LocalOffer,
  LockOpen,
  Logout,
  Mail,
  Map,
  MoveUp,
  Notifications,
  NotificationsActive,
  Payments,
  PhonelinkErase,
  PlayArrow,
  Print,
  Public,
  QrCode,
  QuestionAnswer,
  Quickreply,
  Radar,
  RateReview,
  RemoveModerator,
  Replay,
  Rule,
  Schedule,
  Sell,
  Send,
  SupportAgent,
  TrendingDown,
  Tune,
  Undo,
  Webhook,
  WorkspacePremium,
};
