import { styled } from '@mui/material/styles';

/** As high as its words. A plain element: a survey may have a thousand of them, and measuring each takes its time. */
export const TextArea = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 36,
  maxHeight: '16lh',
  padding: '7px 12px',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.inputBorder}`,
  borderRadius: theme.shape.borderRadius,
  resize: 'none',
  fieldSizing: 'content',
  '&:focus': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
  '&:read-only': { backgroundColor: theme.palette.background.default },
}));
