import { ListItemText, MenuItem, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useNames } from '../../../entities/use-names.ts';
import { useTypedSearch } from '../../../fields/base/use-typed-search.ts';
import { replyTemplate } from '../../../generated/resources.ts';
import type { ReplyTemplateRecord } from '../../../generated/types.ts';
import { ManageLink } from '../manage-link.tsx';
import { SearchMenu } from '../search-menu.tsx';

interface TemplateMenuProps {
  label: string;
  /** As the reply would be. */
  textOf: (template: ReplyTemplateRecord) => string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

const SHOWN = 25;

/** The company's templates, found by what is typed. */
export function TemplateMenu({ label, textOf, onChoose, onClose }: TemplateMenuProps) {
  const translate = useTranslate();
  const { many } = useNames(replyTemplate);
  const { typed, words, setTyped, isStale } = useTypedSearch();
  const found = useGetList<ReplyTemplateRecord>(
    replyTemplate.route,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'name', order: 'ASC' },
      filter: words === '' ? {} : { q: words },
    },
    { placeholderData: (previous) => previous },
  );
  const [first] = found.data ?? [];
  return (
    <SearchMenu
      label={label}
      find={translate('app.feedback.conversation.template.find')}
      isStale={isStale(found)}
      onType={setTyped}
      onEnter={() => first && onChoose(textOf(first))}
      width={320}
      items={(found.data ?? []).map((template) => (
        <MenuItem key={template.id} onClick={() => onChoose(textOf(template))}>
          <ListItemText
            primary={<bdi>{template.name}</bdi>}
            secondary={<span dir="auto">{textOf(template)}</span>}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, component: 'div' } }}
          />
        </MenuItem>
      ))}
    >
      {found.data?.length === 0 && (
        <Typography variant="body2" role="status" sx={{ padding: 3, paddingTop: 1, color: 'text.secondary' }}>
          {translate(
            typed.trim() === ''
              ? `resources.${replyTemplate.route}.empty.reader`
              : 'app.feedback.conversation.template.none',
          )}
        </Typography>
      )}
      <ManageLink route={replyTemplate.route} label={many} onClick={onClose} />
    </SearchMenu>
  );
}
