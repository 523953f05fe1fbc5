import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { useNames } from '../../../../entities/use-names.ts';
import { ManageLink } from '../../../../fields/base/manage-link.tsx';
import { SearchMenu } from '../../../../fields/base/search-menu.tsx';
import { useTypedSearch } from '../../../../fields/base/use-typed-search.ts';
import { libraryQuestion } from '../../../../generated/resources.ts';
import type { LibraryQuestionRecord } from '../../../../generated/types.ts';
import { factsOf } from '../palette/type-facts.ts';
import { useTypeName } from '../palette/use-type-name.ts';

interface LibraryMenuProps {
  label: string;
  onChoose: (row: LibraryQuestionRecord) => void;
  onClose: () => void;
}

const SHOWN = 25;

/** The questions of the company's library, found by what is typed. */
export function LibraryMenu({ label, onChoose, onClose }: LibraryMenuProps) {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const { many } = useNames(libraryQuestion);
  const { typed, words, setTyped, isStale } = useTypedSearch();
  const found = useGetList<LibraryQuestionRecord>(
    libraryQuestion.route,
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
      find={translate('app.designer.library.find')}
      isStale={isStale(found)}
      onType={setTyped}
      onEnter={() => first && onChoose(first)}
      width={320}
      items={(found.data ?? []).map((row) => {
        const { Icon } = factsOf(row.kind);
        return (
          <MenuItem key={row.id} onClick={() => onChoose(row)}>
            <ListItemIcon>
              <Icon sx={{ color: 'primary.main' }} />
            </ListItemIcon>
            <ListItemText
              primary={<bdi>{row.name}</bdi>}
              secondary={nameOf(row.kind)}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
            />
          </MenuItem>
        );
      })}
    >
      {found.data?.length === 0 && (
        <Typography variant="body2" role="status" sx={{ padding: 3, paddingTop: 1, color: 'text.secondary' }}>
          {translate(
            typed.trim() === '' ? `resources.${libraryQuestion.route}.empty.text` : 'app.designer.library.none',
          )}
        </Typography>
      )}
      <ManageLink route={libraryQuestion.route} label={many} onClick={onClose} />
    </SearchMenu>
  );
}
