/** How each state is styled: a tone and an icon, never the color alone. */
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Autorenew from '@mui/icons-material/AutorenewOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { type StateStyle, stateStyles } from '../entities/parts.ts';

const STATE_STYLES: Record<string, StateStyle> = {
  ...stateStyles,
  new: { tone: 'fresh', Icon: Inbox },
  in_processing: { tone: 'active', Icon: Autorenew },
  completed: { tone: 'done', Icon: CheckCircle },
  cancelled: { tone: 'quiet', Icon: Block },
  low: { tone: 'low', Icon: ArrowDownward },
  normal: { tone: 'quiet', Icon: Remove },
  high: { tone: 'urgent', Icon: ArrowUpward },
  customer_replied: { tone: 'fresh', Icon: QuestionAnswer },
  answered: { tone: 'done', Icon: QuestionAnswer },
  active: { tone: 'done', Icon: CheckCircle },
  paid: { tone: 'done', Icon: CheckCircle },
  bound: { tone: 'done', Icon: CheckCircle },
  invited: { tone: 'fresh', Icon: MailOutline },
  unconfirmed: { tone: 'active', Icon: MailOutline },
  pending: { tone: 'active', Icon: Autorenew },
  queued: { tone: 'active', Icon: Autorenew },
  delivered: { tone: 'done', Icon: CheckCircle },
  open: { tone: 'active', Icon: Circle },
  silent: { tone: 'urgent', Icon: ErrorOutline },
  no_answers: { tone: 'active', Icon: QuestionAnswer },
  checked: { tone: 'done', Icon: CheckCircle },
  resolved: { tone: 'done', Icon: CheckCircle },
  recovered: { tone: 'done', Icon: CheckCircle },
  settled: { tone: 'quiet', Icon: Remove },
  withdrawn: { tone: 'quiet', Icon: Block },
  past_due: { tone: 'urgent', Icon: ErrorOutline },
  failed: { tone: 'urgent', Icon: ErrorOutline },
  off: { tone: 'quiet', Icon: Block },
  failing: { tone: 'urgent', Icon: ErrorOutline },
  nothing_delivered: { tone: 'quiet', Icon: HourglassEmpty },
  healthy: { tone: 'done', Icon: CheckCircle },
  read_only: { tone: 'active', Icon: Lock },
  disabled: { tone: 'quiet', Icon: Block },
  scheduled: { tone: 'fresh', Icon: Schedule },
  stopped: { tone: 'quiet', Icon: EventBusy },
  expired: { tone: 'quiet', Icon: EventBusy },
  used_up: { tone: 'quiet', Icon: Block },
  inactive: { tone: 'quiet', Icon: Block },
  closed: { tone: 'quiet', Icon: Lock },
  copying: { tone: 'active', Icon: Autorenew },
  following: { tone: 'active', Icon: HourglassEmpty },
  switching: { tone: 'active', Icon: Autorenew },
  switched: { tone: 'fresh', Icon: HourglassEmpty },
  undoing: { tone: 'active', Icon: Autorenew },
  confirming: { tone: 'active', Icon: Autorenew },
  confirmed: { tone: 'done', Icon: CheckCircle },
  abandoning: { tone: 'active', Icon: Autorenew },
  abandoned: { tone: 'quiet', Icon: Block },
  true: { tone: 'done', Icon: CheckCircle },
  false: { tone: 'active', Icon: WarningAmber },
};

const OTHER_STATE: StateStyle = { tone: 'quiet', Icon: Circle };

/** The tone and icon of a state; one that is not listed is calm. */
export function stateStyleOf(state: string): StateStyle {
  return STATE_STYLES[state] ?? OTHER_STATE;
}
