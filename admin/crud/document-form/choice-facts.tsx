/** What some choices have beside a word of the product's: a picture, and a name of their own. */
import { Box } from '@mui/material';
import { glyphOf } from '../../../shared/link-list/glyphs.ts';

/** Properties whose values are pictures of links. */
const PICTURED = 'icon';

/** Properties whose values are factors. */
const MULTIPLIED = 'weight';

/** The name of a choice that is the same in every language; undefined for one that the product has a word for. */
export function properNameOf(property: string, value: string): string | undefined {
  if (property === MULTIPLIED) return `× ${value}`;
  return property === PICTURED ? glyphOf(value)?.title : undefined;
}

/** The picture of a choice; nothing where it has none. */
export function ChoicePicture({ property, value }: { property: string; value: string }) {
  const glyph = property === PICTURED ? glyphOf(value) : undefined;
  if (glyph === undefined) return null;
  const { path, isLine } = glyph;
  const paint = isLine ? { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } : { fill: 'currentColor' };
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{
        width: 18,
        height: 18,
        marginBlock: '-1px',
        flex: 'none',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...paint,
      }}
    >
      <path d={path} />
    </Box>
  );
}
