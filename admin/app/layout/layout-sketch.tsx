import { Box } from '@mui/material';
import type { Layout } from '../../preferences/preferences.ts';
import { type PaintedSkin, paletteOf } from '../../theme/palette.ts';

interface LayoutSketchProps {
  layout: Layout;
  isChosen: boolean;
}

/** A page in small: the bar, the menu and the content as a layout places and colors them. */
export function LayoutSketch({ layout, isChosen }: LayoutSketchProps) {
  const { skin } = layout;
  return (
    <Box
      aria-hidden
      sx={({ palette }) => ({
        position: 'relative',
        height: 48,
        borderRadius: 1,
        overflow: 'hidden',
        outline: `${isChosen ? 2 : 1}px solid ${isChosen ? palette.primary.main : palette.divider}`,
        outlineOffset: isChosen ? 1 : 0,
        'input:focus-visible + &': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
      })}
    >
      <Page layout={layout} skin={skin === 'system' ? 'semi-dark' : skin} />
      {skin === 'system' && (
        <Box sx={{ position: 'absolute', inset: 0, clipPath: 'polygon(100% 0, 100% 100%, 0 100%)' }}>
          <Page layout={layout} skin="dark" />
        </Box>
      )}
    </Box>
  );
}

const line = (color: string, width: string) => ({ width, height: 2, borderRadius: 1, backgroundColor: color });

function Page({ layout, skin }: { layout: Layout; skin: PaintedSkin }) {
  const { menuPlace, barKind, contentWidth } = layout;
  const palette = paletteOf(skin);
  const isAtSide = menuPlace === 'vertical';
  const bar = isAtSide ? palette.plainBar : palette.bar;
  const isFloating = barKind === 'floating';
  const box = contentWidth === 'boxed' ? '72%' : '94%';
  return (
    <Box sx={{ position: 'absolute', inset: 0, display: 'flex', backgroundColor: palette.background.default }}>
      {isAtSide && (
        <Box
          sx={{
            width: '22%',
            padding: '6px 4px',
            display: 'grid',
            gap: '4px',
            alignContent: 'start',
            backgroundColor: palette.bar.surface,
          }}
        >
          <Box sx={line(palette.bar.accent, '100%')} />
          <Box sx={line(palette.bar.secondText, '80%')} />
          <Box sx={line(palette.bar.secondText, '90%')} />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, display: 'grid', gap: '4px', alignContent: 'start', justifyItems: 'center' }}>
        <Box
          sx={{
            width: isFloating ? box : '100%',
            height: 10,
            marginTop: isFloating ? '4px' : 0,
            paddingInline: '3px',
            display: 'flex',
            alignItems: 'center',
            gap: '3px',
            borderRadius: isFloating ? '3px' : 0,
            borderBottom: `1px solid ${bar.hairline}`,
            backgroundColor: bar.surface,
          }}
        >
          {!isAtSide && <Box sx={line(bar.accent, '14%')} />}
          {!isAtSide && <Box sx={line(bar.secondText, '24%')} />}
          <Box sx={{ flexGrow: 1 }} />
          <Box sx={line(bar.secondText, '10%')} />
        </Box>
        <Box
          sx={{
            width: box,
            height: 40,
            borderRadius: '3px 3px 0 0',
            border: `1px solid ${palette.divider}`,
            padding: '4px',
            display: 'grid',
            gap: '3px',
            alignContent: 'start',
            backgroundColor: palette.background.paper,
          }}
        >
          <Box sx={line(palette.text.secondary, '50%')} />
          <Box sx={line(palette.divider, '90%')} />
          <Box sx={line(palette.divider, '80%')} />
        </Box>
      </Box>
    </Box>
  );
}
