import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fileColumns, requiredColumns, useColumnLabel } from './columns.ts';

/** What each column of the file says. */
export function ColumnHelp() {
  const translate = useTranslate();
  const labelOf = useColumnLabel();
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        {translate('app.import.columns_title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
        {translate('app.import.columns_text')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 6,
          rowGap: { xs: 0, sm: 2 },
          margin: 0,
          typography: 'body2',
        }}
      >
        {fileColumns.map((column) => (
          <Box key={column} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {labelOf(column)}
              {requiredColumns.includes(column) && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {` (${translate('app.import.required')})`}
                </Box>
              )}
            </Box>
            <Box component="dd" sx={{ margin: 0, marginBottom: { xs: 2, sm: 0 }, color: 'text.secondary' }}>
              {translate(`app.import.help.${column}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
