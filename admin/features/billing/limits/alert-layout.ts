/** The icon stays beside the words; on a phone the way out comes below them. */
export const alertLayout = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: '70%' },
} as const;
