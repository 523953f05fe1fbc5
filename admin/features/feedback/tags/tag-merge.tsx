import CallMerge from '@mui/icons-material/CallMergeOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useGoTo } from '../../../crud/screen-context.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The way to merge a tag into another one, for who may delete it: that is the end of it. */
export default function TagMerge() {
  const translate = useTranslate();
  const tag = useRecordContext<CompanyTagRecord>();
  const may = useMay(companyTag.route);
  const goTo = useGoTo();
  const [isOpen, setOpen] = useState(false);
  if (tag === undefined || !may('delete', tag)) return null;
  const label = translate(`resources.${companyTag.route}.actions.merge`);
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={`${label}: ${tag.name}`} onClick={() => setOpen(true)}>
          <CallMerge fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <MergeDialog
          tag={tag}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            goTo('list');
          }}
        />
      )}
    </>
  );
}
