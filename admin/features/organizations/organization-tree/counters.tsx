import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import { subtreeCounters, type Unit } from './unit.ts';
import { useWords } from './use-words.ts';

/** Reads, feedback and open feedback of a unit with all below it; what they are is said in a tip. */
export function UnitCounters({ unit }: { unit: Unit }) {
  const { shortCount } = useWords();
  const { reads, feedback, open } = subtreeCounters(unit);
  return (
    <span className="unit-counters" data-tip={unit.id} aria-hidden>
      <span>
        <QrCode />
        {shortCount(reads)}
      </span>
      <span>
        <ChatBubble />
        {shortCount(feedback)}
      </span>
      <span className={open > 0 ? 'is-open' : undefined}>
        <ErrorOutline />
        {shortCount(open)}
      </span>
    </span>
  );
}
