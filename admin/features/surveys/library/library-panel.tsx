import { Card } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { LibraryQuestionRecord } from '../../../generated/types.ts';
import { TemplatePreview } from '../create/template-preview.tsx';

/** The question as a visitor would see it. */
export default function LibraryPanel() {
  const row = useRecordContext<LibraryQuestionRecord>();
  return (
    row && (
      <Card sx={{ padding: 4 }}>
        <TemplatePreview template={row} />
      </Card>
    )
  );
}
