import Close from '@mui/icons-material/CloseOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import { Box, IconButton, InputBase, LinearProgress, Typography, useAutocomplete } from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- its title is not seen, and it is as high whatever is found
import { Dialog } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useHeldKeys } from '../../../fields/base/use-held-keys.ts';
import { useDebounced } from '../../../ui/time/use-debounced.ts';
import { GroupOfHits, HitOption } from './hit-option.tsx';
import { type Hit, eachOnce } from './hit.ts';
import { useRows } from './use-rows.ts';
import { wordsAreIn } from '../../../../shared/text/fold.ts';
import type { MenuEntry } from '../menu.ts';
import { useAccountEntries } from '../use-account-entries.ts';
import { useMenu, useMenuLabel } from '../use-menu.ts';
import { useOpenSections } from '../../../features/identity/account/section.ts';
import { product } from '../../product.tsx';

const TYPING_PAUSE_MS = 200;
/** What the search of a list takes. */
const MAX_LETTERS = 200;

interface SearchDialogProps {
  onClose: () => void;
}

/** Finds screens and rows by a few letters and leads there: the arrow keys choose, Enter goes. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          // As high whatever is found, so that nothing jumps while one types.
          sx: { marginBlock: { xs: '16px', sm: '12vh' }, height: { xs: 'calc(100dvh - 32px)', sm: '70vh' } },
        },
      }}
    >
      <Typography id={title} component="h2" sx={visuallyHidden}>
        {translate('app.quick_search.title')}
      </Typography>
      <Finder onClose={onClose} />
    </Dialog>
  );
}

function Finder({ onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const { typed, setTyped, hits, isSettled, isFailed } = useHits();
  const navigate = useNavigate();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Hit>({
    open: true,
    options: hits,
    value: null,
    inputValue: typed,
    groupBy: ({ group }) => group,
    getOptionKey: ({ path }) => path,
    getOptionLabel: ({ name }) => name,
    isOptionEqualToValue: (one, other) => one.path === other.path,
    // The options are what was found.
    filterOptions: (found) => found,
    autoHighlight: true,
    // Else the highlight is let go whenever more is found.
    disableCloseOnSelect: true,
    clearOnBlur: false,
    onInputChange: (_, text, reason) => {
      forget();
      if (reason === 'input') setTyped(text);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
    onChange: (_, hit) => {
      if (hit === null) return;
      onClose();
      void navigate(hit.path);
    },
  });
  // After the effects that highlight what Enter takes.
  const { hold, forget } = useHeldKeys(!isSettled);
  // Grouped, as `groupBy` asks.
  const groups = groupedOptions as { group: string; index: number; options: Hit[] }[];
  return (
    <>
      {/* Screens are found at once, and stand before all else. */}
      <Box
        {...getRootProps({ onKeyDown: (event: React.KeyboardEvent) => hold(event, hits.length > 0) })}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, paddingInline: 4 }}
      >
        <Search sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          placeholder={translate('app.quick_search.placeholder')}
          inputProps={{
            ...getInputProps(),
            'aria-label': translate('app.quick_search.title'),
            maxLength: MAX_LETTERS,
          }}
          sx={{ height: 56, fontSize: '1rem' }}
        />
        <IconButton aria-label={translate('ra.action.close')} edge="end" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flexShrink: 0, height: 3, borderTop: 1, borderColor: 'divider' }}>
        {!isSettled && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 2 }} />}
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={translate('app.quick_search.title')}
        sx={{ margin: 0, padding: 2, listStyle: 'none', overflowY: 'auto', '&:empty': { display: 'none' } }}
      >
        {groups.map(({ group, index, options }) => (
          <GroupOfHits key={group} name={group}>
            {options.map((hit, at) => {
              const { key, ...option } = getOptionProps({ option: hit, index: index + at });
              return <HitOption key={key} hit={hit} {...option} />;
            })}
          </GroupOfHits>
        ))}
      </Box>
      <Box role="status">
        {isSettled && isFailed && <Remark text={translate('app.quick_search.failed')} />}
        {isSettled && !isFailed && hits.length === 0 && <Remark text={translate('app.quick_search.none')} />}
      </Box>
    </>
  );
}

/** What is typed, and what that finds: screens at once, rows after a pause. */
function useHits() {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const asked = useDebounced(words, TYPING_PAUSE_MS);
  const screens = useScreens(words);
  const { hits, isPending, isFailed } = useRows(asked);
  const isSettled = asked === words && !isPending;
  // All rows at once: what came first would be taken by Enter while better ones are on their way.
  return { typed, setTyped, hits: isSettled ? [...screens, ...hits] : screens, isSettled, isFailed };
}

function Remark({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ padding: 4, color: 'text.secondary', textAlign: 'center' }}>
      {text}
    </Typography>
  );
}

/** The screens of whoever is signed in whose name, or that of their group, has all the words. */
function useScreens(words: string): Hit[] {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const menu = useMenu();
  const own = useAccountEntries();
  const sections = useOpenSections(product.accountSections);
  const group = translate('app.quick_search.screens');
  const hitOf = (entry: MenuEntry, hint: string): Hit & { hint: string } => ({
    path: entry.path,
    group,
    name: labelOf(entry),
    hint,
    Icon: entry.Icon,
  });
  const account = translate('app.layout.account');
  const hits = [
    ...menu.flatMap((entry) => entry.children?.map((child) => hitOf(child, labelOf(entry))) ?? [hitOf(entry, '')]),
    ...own.map((entry) => hitOf(entry, account)),
    ...sections.map(({ path, name, Icon }) => hitOf({ path, label: `app.account.${name}.title`, Icon }, account)),
  ].filter(({ name, hint }) => wordsAreIn(words, `${name} ${hint}`));
  return eachOnce(hits);
}
