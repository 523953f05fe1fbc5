import { Box } from '@mui/material';

interface ColumnsProps {
  values: readonly number[];
  /** Of the other side of a comparison, drawn as shares of their own sum. */
  compared: readonly number[] | undefined;
  labels: readonly string[];
}

const HEIGHT = 160;
const LABELED_EACH = 6;

const sharesOf = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => (sum > 0 ? value / sum : 0));
};

/** Numbers as heights, side by side in their order. */
export function Columns({ values, compared, labels }: ColumnsProps) {
  const own = sharesOf(values);
  const others = compared && sharesOf(compared);
  const most = Math.max(Number.EPSILON, ...own, ...(others ?? []));
  const column = (share: number, color: string) => (
    <Box
      sx={{
        flex: 1,
        height: `${(100 * share) / most}%`,
        minHeight: share > 0 ? 2 : 0,
        borderRadius: '2px 2px 0 0',
        backgroundColor: color,
      }}
    />
  );
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '2px',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'inputBorder',
        }}
      >
        {own.map((share, at) => (
          <Box key={at} sx={{ flex: 1, height: '100%', display: 'flex', alignItems: 'flex-end', minWidth: 0 }}>
            {column(share, 'primary.main')}
            {others && column(others[at] ?? 0, 'inputBorder')}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', marginTop: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        {labels
          .filter((_, at) => at % LABELED_EACH === 0)
          .map((label) => (
            <Box component="span" key={label} sx={{ flex: 1, whiteSpace: 'nowrap' }}>
              <bdi>{label}</bdi>
            </Box>
          ))}
      </Box>
    </Box>
  );
}
