import { Autocomplete, type AutocompleteProps } from '@mui/material';
import { useState } from 'react';
import { useHeldKeys } from './use-held-keys.ts';

type StableAutocompleteProps<Option, Multiple extends boolean | undefined> = Omit<
  AutocompleteProps<Option, Multiple, false, false>,
  'open' | 'disableCloseOnSelect' | 'onKeyDown' | 'getOptionDisabled'
> & {
  /** Whether the options are not yet those of the typed text: none of them is chosen, keys wait for the others. */
  isStale: boolean;
  /** The list stays for the next choice. */
  staysOpen?: boolean;
};

/**
 * MUI's Autocomplete for options that come late. Its own one lets go of the highlighted option with the first rendering
 * after the options have changed, whatever causes that one (useAutocomplete's effect depends on `filteredOptionsChanged`,
 * which is false again by then): who pressed the arrow in between chooses nothing with Enter. It does not while its list
 * stays open for the next choice; so it is told that, and closed here where it would have closed itself.
 */
export function StableAutocomplete<Option, Multiple extends boolean | undefined = false>({
  onOpen,
  onClose,
  onInputChange,
  isStale,
  staysOpen = false,
  slotProps,
  ...props
}: StableAutocompleteProps<Option, Multiple>) {
  const [isOpen, setOpen] = useState(false);
  const { hold, forget } = useHeldKeys(isStale && isOpen);
  const closeAfterChoice = (event: React.MouseEvent | React.KeyboardEvent): void => {
    if (staysOpen || event.ctrlKey || event.metaKey) return;
    setOpen(false);
    onClose?.(event, 'selectOption');
  };
  return (
    <Autocomplete
      {...props}
      disableCloseOnSelect
      open={isOpen}
      getOptionDisabled={() => isStale}
      onInputChange={(event, text, reason) => {
        forget();
        onInputChange?.(event, text, reason);
      }}
      onOpen={(event) => {
        setOpen(true);
        onOpen?.(event);
      }}
      onClose={(event, reason) => {
        setOpen(false);
        onClose?.(event, reason);
      }}
      onKeyDown={(event) => {
        if (hold(event)) return;
        // Enter also ends what is composed of several keys, which chooses nothing.
        if (isOpen && event.key === 'Enter' && !event.nativeEvent.isComposing && hasHighlight(event.target))
          closeAfterChoice(event);
      }}
      slotProps={{
        ...slotProps,
        listbox: {
          onClick: (event) => {
            if (event.target instanceof Element && event.target.closest('[role="option"]:not([aria-disabled="true"])'))
              closeAfterChoice(event);
          },
        },
      }}
    />
  );
}

/** Whether the text field names an option that Enter takes. */
const hasHighlight = (target: EventTarget): boolean =>
  target instanceof Element && (target.getAttribute('aria-activedescendant') ?? '') !== '';
