import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { CodeFindingRecord } from '../../../generated/types.ts';
import { useSentence } from './finding.ts';

/** What is the matter with a code, in a sentence. */
export default function FindingSentence() {
  const sentence = useSentence();
  const finding = useRecordContext<CodeFindingRecord>();
  return finding && <Typography>{sentence(finding)}</Typography>;
}
