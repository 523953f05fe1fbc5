import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { cardExpiry, cardName, type SavedCard } from '../payment/saved-card.ts';

/** The kept card, drawn: what its owner knows it by, and nothing else of it is kept. */
export function CardPicture({ card }: { card: SavedCard }) {
  const translate = useTranslate();
  const [brand = '', digits = ''] = cardName(card).split(/ (?=•)/);
  return (
    <Box
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        maxWidth: 320,
        aspectRatio: '1.586',
        padding: 5,
        borderRadius: 2,
        backgroundColor: palette.ink.surface,
        color: palette.ink.text,
      })}
    >
      <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{brand}</Typography>
      <Box>
        <Typography
          dir="ltr"
          sx={{ fontSize: '1.125rem', letterSpacing: '0.08em', fontVariantNumeric: 'tabular-nums' }}
        >
          •••• •••• {digits}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, marginTop: 3 }}>
          <Typography variant="body2" noWrap title={card.holder}>
            {card.holder}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {translate('app.account.card.until')} <bdi>{cardExpiry(card)}</bdi>
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
