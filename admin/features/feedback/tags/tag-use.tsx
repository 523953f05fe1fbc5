import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { fields } from '../../../generated/views/company_tag.tsx';
import { feedback } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useTotalText } from '../../../ui/list/pagination.tsx';

/** How much feedback has the tag; leads to it. */
function TagUse() {
  const record = useRecordContext<CompanyTagRecord>();
  const totalText = useTotalText();
  if (record === undefined) return null;
  const { id, feedback_count: count } = record;
  if (count === 0) return totalText(0);
  const filter = encodeURIComponent(JSON.stringify({ tag_ids: id }));
  return (
    <Link
      component={RouterLink}
      to={`/${feedback.route}?filter=${filter}`}
      onClick={(event) => event.stopPropagation()}
    >
      {totalText(count)}
    </Link>
  );
}

export const tagFields = { ...fields, feedback_count: <TagUse /> };
