import { useDroppable } from '@dnd-kit/core';
import Add from '@mui/icons-material/AddOutlined';
import { Box, ButtonBase } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import type { Position } from '../state/operations.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** A place between two questions: something can be dropped there, and added by a click. */
export function Gap({ position, isWide = false }: { position: Position; isWide?: boolean }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { addAt, step, position: chosen } = useWorkspace();
  const { setNodeRef, isOver } = useDroppable({
    id: `gap ${position.page} ${position.at}`,
    data: { position },
    disabled: !canEdit,
  });
  const isChosen = step === 'add' && chosen?.page === position.page && chosen.at === position.at;
  const isLit = isOver || isChosen;
  return (
    <Box
      ref={setNodeRef}
      data-gap={`${position.page} ${position.at}`}
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
          onClick={() => addAt(position)}
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
