import Download from '@mui/icons-material/DownloadOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import ShowChart from '@mui/icons-material/InsertChartOutlined';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu, type MenuAction } from '../../../../ui/menus/action-menu.tsx';
import type { Sheet } from '../../../../ui/exports/sheet.ts';
import { SheetTable } from './sheet-table.tsx';
import { type Downloaded, useDownloads } from './use-downloads.ts';

interface PanelProps {
  title: string;
  /** One sentence under the title. */
  about?: ReactNode;
  /** What it shows, as rows. */
  sheet: Sheet;
  /** What days it is of, where it is of others than those that were chosen. */
  span?: string;
  /** Beside the title: what changes what is shown. */
  choice?: ReactNode;
  /** It shows rows anyhow. */
  isTable?: boolean;
  children: ReactNode;
}

/** A part of the dashboard: what it shows can be read as a table, and taken along as a picture or as data. */
export function Panel({ title, about, sheet, span, choice, isTable = false, children }: PanelProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [showsRows, setShowsRows] = useState(false);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3, padding: 4, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, rowGap: 1 }}>
        <Box sx={{ flex: { xs: '1 1 calc(100% - 48px)', sm: '1 1 0' }, minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {about !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <bdi>{about}</bdi>
            </Typography>
          )}
        </Box>
        {/* On a phone below the title, beside which the menu stays. */}
        {choice && <Box sx={{ order: { xs: 1, sm: 0 } }}>{choice}</Box>}
        <PanelMenu
          title={title}
          sheet={sheet}
          span={span}
          body={body}
          showsRows={showsRows}
          {...(isTable ? {} : { onTurn: () => setShowsRows(!showsRows) })}
        />
      </Box>
      <Box ref={body} sx={{ flexGrow: 1, minWidth: 0 }}>
        {showsRows ? <SheetTable sheet={sheet} label={title} /> : children}
      </Box>
    </Card>
  );
}

interface PanelMenuProps extends Downloaded {
  body: React.RefObject<HTMLDivElement | null>;
  showsRows: boolean;
  onTurn?: () => void;
}

function PanelMenu({ body, showsRows, onTurn, ...downloaded }: PanelMenuProps) {
  const translate = useTranslate();
  const { savePicture, saveData } = useDownloads(downloaded, body);
  const turn: MenuAction[] =
    onTurn === undefined
      ? []
      : [
          showsRows
            ? { label: translate('app.dashboard.panel.as_chart'), Icon: ShowChart, run: onTurn }
            : { label: translate('app.dashboard.panel.as_table'), Icon: TableRows, run: onTurn },
        ];
  return (
    <ActionMenu
      label={translate('app.dashboard.panel.options', { title: downloaded.title })}
      Icon={MoreHoriz}
      actions={[
        ...turn,
        // Rows that scroll make no picture.
        ...(showsRows
          ? []
          : [{ label: translate('app.dashboard.panel.picture'), Icon: Image, run: () => void savePicture() }]),
        { label: translate('app.dashboard.panel.data'), Icon: Download, run: () => void saveData() },
      ]}
    />
  );
}
