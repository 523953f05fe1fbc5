/** A page with a dialog that sends a change, a table and a menu: what they promise without the product around them. */
import { Button, Menu, MenuItem, ThemeProvider, Typography } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AddNotificationContext, HttpError } from 'ra-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppTheme } from '../../../theme/create-theme.ts';
import { useMenuButton } from '../../menus/use-menu-button.ts';
import { useServerMutation } from '../../mutations/use-server-mutation.ts';
import { type Column, DataTable } from '../../tables/data-table.tsx';
import { Dialog } from '../dialog.tsx';

interface Branch {
  name: string;
}

const columns: Column<Branch>[] = [{ key: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' }];

async function rename(): Promise<string> {
  const answer = await fetch('/rename', { method: 'POST' });
  if (!answer.ok) throw new HttpError(await answer.text(), answer.status);
  return answer.text();
}

function Renaming() {
  const [isOpen, setOpen] = useState(false);
  const [isAscending, setAscending] = useState(true);
  const { mutate, isPending, errorText } = useServerMutation();
  const close = () => setOpen(false);
  const save = async () => {
    if ((await mutate(rename, { message: 'Renamed' })) !== undefined) close();
  };
  return (
    <>
      <DataTable
        label="Branches"
        columns={columns}
        rows={[{ name: 'Harbor' }]}
        rowKey={({ name }) => name}
        sort={{ field: 'name', order: isAscending ? 'ASC' : 'DESC' }}
        onSort={({ order }) => setAscending(order === 'ASC')}
      />
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        title="Rename the branch"
        text="Its code stays."
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          </>
        }
      >
        <input aria-label="Name" />
        {errorText !== null && <Typography role="alert">{errorText}</Typography>}
      </Dialog>
    </>
  );
}

/** In the corner where nothing has room to grow. */
function CornerMenu() {
  const { button, menu } = useMenuButton();
  return (
    <>
      <Button {...button} sx={{ position: 'fixed', right: 16, bottom: 16 }}>
        More
      </Button>
      <Menu {...menu}>
        <MenuItem>Short</MenuItem>
      </Menu>
    </>
  );
}

const queries = new QueryClient();
const theme = createAppTheme({ skin: 'light', direction: 'ltr', locale: 'en' });

function Page() {
  const [toasts, setToasts] = useState<string[]>([]);
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queries}>
        <AddNotificationContext value={({ message }) => setToasts((last) => [...last, String(message)])}>
          <Renaming />
          <CornerMenu />
          <output>{toasts.join()}</output>
        </AddNotificationContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
