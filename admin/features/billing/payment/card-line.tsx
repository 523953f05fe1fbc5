import { Box } from '@mui/material';
import { cardExpiry, cardName, type SavedCard } from './saved-card.ts';

/** A kept card in one line. */
export function CardLine({ card }: { card: SavedCard }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <bdi>{cardName(card)}</bdi>, <bdi>{cardExpiry(card)}</bdi>
    </Box>
  );
}
