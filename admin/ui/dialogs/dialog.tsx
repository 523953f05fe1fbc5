/** The one dialog of the back office; the others in this folder are kinds of it. */
import {
  Box,
  Dialog as MuiDialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type SxProps,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';

export interface DialogProps {
  isOpen?: boolean;
  title: string;
  /** Beside the title. */
  titleEnd?: ReactNode;
  /** Above the text. */
  lead?: ReactNode;
  /** What the dialog is about, above its body; it is read together with the title. */
  text?: string;
  /** The buttons. Without them the children bring body and buttons along, as steps do. */
  actions?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** In narrower windows it takes all of the screen. */
  fullScreenBelow?: 'sm' | 'md' | undefined;
  /** By Escape or a click beside it; without it, the dialog closes by its buttons alone. */
  onClose?: (() => void) | undefined;
  /** Makes a form of it, which Enter sends. */
  onSubmit?: ((event: FormEvent) => void) | undefined;
  /** Puts the form of a library around title, body and buttons, in place of `onSubmit`. */
  form?: ((parts: ReactNode) => ReactNode) | undefined;
  /** Of the body. */
  sx?: SxProps<Theme>;
  paper?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** What is written scrolls, the buttons stay in view. */
const FORM = { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflow: 'hidden' } as const;

/** Title, body and buttons over the page. */
export function Dialog(props: DialogProps) {
  const {
    isOpen = true,
    title,
    titleEnd,
    lead,
    text,
    actions,
    size = 'sm',
    fullScreenBelow,
    onClose,
    onSubmit,
    form,
  } = props;
  const { sx, paper, children } = props;
  const id = useId();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down(fullScreenBelow ?? 'sm'));
  const heading = (
    <DialogTitle id={`${id}-title`} {...(titleEnd !== undefined && { sx: { paddingInlineEnd: 1 } })}>
      {title}
    </DialogTitle>
  );
  const parts = (
    <>
      {titleEnd === undefined ? (
        heading
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          {heading}
          {titleEnd}
        </Box>
      )}
      {actions === undefined ? (
        children
      ) : (
        <>
          <DialogContent {...(sx !== undefined && { sx })}>
            {lead}
            {text !== undefined && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
            {children}
          </DialogContent>
          <DialogActions>{actions}</DialogActions>
        </>
      )}
    </>
  );
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      fullScreen={fullScreenBelow !== undefined && isNarrow}
      fullWidth
      maxWidth={size}
      aria-labelledby={`${id}-title`}
      {...(text !== undefined && { 'aria-describedby': `${id}-text` })}
      // A dialog of a row is no click on the row.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ paper: { ref: paper } }}
    >
      {form !== undefined ? (
        <Box sx={{ display: 'contents', '& > form': FORM }}>{form(parts)}</Box>
      ) : onSubmit === undefined ? (
        parts
      ) : (
        <Box component="form" noValidate onSubmit={onSubmit} sx={FORM}>
          {parts}
        </Box>
      )}
    </MuiDialog>
  );
}
