import { useDroppable } from '@dnd-kit/core';
import Add from '@mui/icons-material/AddOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import type { Spot } from '../state/operations.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** A place between two questions: something can be dropped there, and added by a click. */
export function Gap({ spot, isWide = false }: { spot: Spot; isWide?: boolean }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { addAt, step, spot: chosen } = useWorkspace();
  const { setNodeRef, isOver } = useDroppable({
    id: `gap ${spot.page} ${spot.at}`,
    data: { spot },
    disabled: !canEdit,
  });
  const isChosen = step === 'add' && chosen?.page === spot.page && chosen.at === spot.at;
  const isLit = isOver || isChosen;
  return (
    <Box
      ref={setNodeRef}
      data-gap={`${spot.page} ${spot.at}`}
      sx={{
        position: 'relative',
        display: 'grid',
        height: isWide ? 64 : 12,
        border: isWide ? 1 : 0,
        borderStyle: 'dashed',
        borderColor: 'inputBorder',
        borderRadius: 1,
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: '50%',
          height: 3,
          borderRadius: 2,
          transform: 'translateY(-50%)',
          backgroundColor: isLit && !isWide ? 'primary.main' : 'transparent',
        }}
      />
      {canEdit && (
        <ButtonBase
          aria-label={translate('app.designer.add_here')}
          onClick={() => addAt(spot)}
          sx={{
            position: 'absolute',
            insetInline: 0,
            insetBlock: isWide ? 0 : -4,
            zIndex: 1,
            borderRadius: 1,
            color: 'primary.main',
            opacity: isWide || isChosen ? 1 : 0,
            transition: 'opacity 120ms',
            backgroundColor: isWide && isLit ? 'accentSurface' : 'transparent',
            '&:hover, &:focus-visible': { opacity: 1 },
          }}
        >
          <Box
            component="span"
            sx={({ palette }) => ({
              display: 'grid',
              placeItems: 'center',
              width: 22,
              height: 22,
              borderRadius: '50%',
              color: palette.primary.contrastText,
              backgroundColor: palette.primary.main,
            })}
          >
            <Add sx={{ fontSize: 16 }} />
          </Box>
        </ButtonBase>
      )}
    </Box>
  );
}
