import { ListItemText, MenuItem, MenuList, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { companyTag } from '../../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../../generated/types.ts';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import { useFieldName } from '../../use-field-name.ts';
import { ManageLink } from '../../manage-link.tsx';
import { Dot } from '../../tags/tag-chip.tsx';
import { SHOWN, useTags } from '../../tags/use-tags.ts';
import { useFeedbackFilter } from '../use-feedback-filter.ts';

/** Those that have a tag. */
export function TagFilter() {
  const translate = useTranslate();
  const { values, set } = useFeedbackFilter();
  const id = typeof values['tag_ids'] === 'number' ? values['tag_ids'] : null;
  const { tags } = useTags(id === null ? [] : [id]);
  const label = useFieldName()('tag_ids');
  return (
    <FilterChip
      label={label}
      value={id === null ? undefined : (tags[0]?.name ?? `#${id}`)}
      onRemove={() => set({ tag_ids: undefined })}
    >
      {(close) => (
        <>
          <Tags
            label={label}
            chosen={id}
            onChoose={(tag) => {
              set({ tag_ids: tag });
              close();
            }}
          />
          <ManageLink route={companyTag.route} label={translate('app.feedback.tags.manage')} onClick={close} />
        </>
      )}
    </FilterChip>
  );
}

interface TagsProps {
  label: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

function Tags({ label, chosen, onChoose }: TagsProps) {
  const translate = useTranslate();
  const { data = [], isPending } = useGetList<CompanyTagRecord>(companyTag.route, {
    pagination: { page: 1, perPage: PAGE_LIMIT },
    sort: { field: 'name', order: 'ASC' },
    meta: SHOWN,
  });
  if (data.length === 0) {
    return (
      <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary' }}>
        {translate(isPending ? 'ra.page.loading' : 'app.feedback.tags.none')}
      </Typography>
    );
  }
  return (
    <MenuList autoFocusItem dense aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto' }}>
      {data.map((tag) => (
        <MenuItem key={tag.id} selected={tag.id === chosen} onClick={() => onChoose(tag.id)} sx={{ gap: 2 }}>
          <Dot color={tag.color} />
          <ListItemText>
            <bdi>{tag.name}</bdi>
          </ListItemText>
        </MenuItem>
      ))}
    </MenuList>
  );
}
