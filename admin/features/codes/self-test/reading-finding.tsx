import { useTranslate } from 'react-admin';
import { RichText } from '../../../ui/rich-text.tsx';
import { Finding } from './finding.tsx';
import type { Reading } from './use-self-test.ts';

interface ReadingFindingProps {
  reading: Reading;
  /** What a code that is printed today would hold. */
  address: string;
}

/** That the print was read, and whether it leads here: one of before another server or name does not. */
export function ReadingFinding({ reading: { by, text }, address }: ReadingFindingProps) {
  const translate = useTranslate();
  const host = hostOf(address);
  const isElsewhere = hostOf(text) !== host;
  const parts = { text: <bdi>{text}</bdi>, host: <bdi>{host}</bdi> };
  return (
    <Finding tone={isElsewhere ? 'warning' : 'success'}>
      <RichText text={translate(`app.self_test.read_by_${by}`)} parts={parts} />
      {isElsewhere && (
        <>
          {' '}
          <RichText text={translate('app.self_test.elsewhere')} parts={parts} />
        </>
      )}
    </Finding>
  );
}

/** Null for what is no address: a code alone leads nowhere. */
const hostOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).host : null);
