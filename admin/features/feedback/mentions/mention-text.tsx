import { Box } from '@mui/material';
import { type Mentions, piecesOf } from './mentions.ts';

/** A text in which the names of those who are mentioned stand out. */
export function MentionText({ text, mentions }: { text: string; mentions: Mentions }) {
  return piecesOf(text, mentions).map(({ words, isMention }, at) =>
    isMention ? (
      // Pieces have no names of their own; their place is what tells them apart.
      <Box key={at} component="bdi" sx={{ fontWeight: 550, color: 'primary.main' }}>
        {words}
      </Box>
    ) : (
      words
    ),
  );
}
