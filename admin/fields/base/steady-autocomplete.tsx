import { Autocomplete, type AutocompleteProps } from '@mui/material';
import { useState } from 'react';

type SteadyAutocompleteProps<Option, Multiple extends boolean | undefined> = Omit<
  AutocompleteProps<Option, Multiple, false, false>,
  'open' | 'disableCloseOnSelect' | 'onKeyDown'
>;

/**
 * MUI's Autocomplete for options that come late. Its own one lets go of the highlighted option with the first rendering
 * after the options have changed, whatever causes that one (useAutocomplete's effect depends on `filteredOptionsChanged`,
 * which is false again by then): who pressed the arrow in between chooses nothing with Enter. It does not while its list
 * stays open for the next choice; so it is told that, and closed here where it would have closed itself.
 */
export function SteadyAutocomplete<Option, Multiple extends boolean | undefined = false>({
  onOpen,
  onClose,
  slotProps,
  ...props
}: SteadyAutocompleteProps<Option, Multiple>) {
  const [isOpen, setOpen] = useState(false);
  const closeAfterChoice = (event: React.MouseEvent | React.KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    setOpen(false);
    onClose?.(event, 'selectOption');
  };
  return (
    <Autocomplete
      {...props}
      disableCloseOnSelect
      open={isOpen}
      onOpen={(event) => {
        setOpen(true);
        onOpen?.(event);
      }}
      onClose={(event, reason) => {
        setOpen(false);
        onClose?.(event, reason);
      }}
      onKeyDown={(event) => {
        // Enter also ends what is composed of several keys, which chooses nothing.
        if (isOpen && event.key === 'Enter' && !event.nativeEvent.isComposing && hasHighlight(event.target))
          closeAfterChoice(event);
      }}
      slotProps={{
        ...slotProps,
        listbox: {
          onClick: (event) => {
            if (event.target instanceof Element && event.target.closest('[role="option"]')) closeAfterChoice(event);
          },
        },
      }}
    />
  );
}

/** Whether the text field names an option that Enter takes. */
const hasHighlight = (target: EventTarget): boolean =>
  target instanceof Element && (target.getAttribute('aria-activedescendant') ?? '') !== '';
