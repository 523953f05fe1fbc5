/** A form that sends what it holds, and a page that shows it: the kinds of fields without the product around them. */
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CoreAdminContext,
  Form,
  ListContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
  useList,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import english from 'ra-language-english';
import { ShowFields } from '../../crud/row-fields.tsx';
import type { EntityResource } from '../../entities/resource.ts';
import { currency } from '../../generated/resources.ts';
import own from '../../i18n/en.json';
import { loadMessages } from '../../i18n/messages.ts';
import { flattenTexts } from '../../i18n/text-tree.ts';
import { createPreferenceStore } from '../../preferences/preferences.ts';
import { PreferenceProvider } from '../../preferences/use-preferences.tsx';
import { createI18nProvider } from '../../providers/i18n-provider.ts';
import { fieldErrorsOf, problemToError } from '../../providers/problem.ts';
import { memoryStorage } from '../../test/memory-storage.ts';
import { Appearance } from '../../theme/appearance.tsx';
import { FormViolations } from '../../ui/form/form-violations.tsx';
import { columns, fields, filters, inputs, words } from './kinds.tsx';

/** What the page is looked at in, from its address. */
const asked = new URLSearchParams(window.location.search);
const storage = memoryStorage();
for (const [name, value] of asked) storage.setItem(name, value);
const store = createPreferenceStore(storage, ['en']);
const { locale } = store.get();

const labels = flattenTexts(words);
const texts = locale === 'en' ? { ...english, ...flattenTexts(own) } : await loadMessages(locale);
const messages = { ...texts, ...labels };
const i18nProvider = createI18nProvider({ locale, messages }, loadMessages);

const dataProvider = testDataProvider({
  getMany: async (_resource, { ids }) => ({ data: ids.map((id) => CURRENCIES[Number(id)] ?? { id }) as never[] }),
});
const CURRENCIES: Record<number, object> = { 7: { id: 7, code: 'EUR' }, 8: { id: 8, code: 'JPY' } };

const entity: EntityResource = { ...currency, route: 'samples', columns: [], sections: [] };

async function save(values: object): Promise<object | undefined> {
  const answer = await fetch('/save', { method: 'POST', body: JSON.stringify(values) });
  return answer.ok ? undefined : fieldErrorsOf(problemToError(answer.status, await answer.json()));
}

/** The filters of a list; what it is filtered by is written beside them, for the tests. */
function Filters() {
  const filter = asked.get('filter');
  const list = useList<{ id: number }>({ data: [], ...(filter !== null && { filter: JSON.parse(filter) as object }) });
  return (
    <ListContextProvider value={list}>
      <Card component="section" aria-label="Filters" sx={{ padding: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {filters}
        <output>{JSON.stringify(list.filterValues)}</output>
      </Card>
    </ListContextProvider>
  );
}

function Page({ record }: { record: object }) {
  const [saved, setSaved] = useState<object>(record);
  return (
    <Box
      component="main"
      sx={{ padding: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 700 }}
    >
      <Typography variant="h1">Sample</Typography>
      <Card sx={{ padding: 4 }}>
        <Form
          noValidate
          disableInvalidFormNotification
          record={record}
          onSubmit={async (values: object) => {
            const violations = await save(values);
            if (violations === undefined) setSaved(values);
            return violations;
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            {Object.values(inputs)}
            <FormViolations />
            <Button type="submit" variant="contained">
              Save
            </Button>
          </Box>
        </Form>
      </Card>
      <Filters />
      <RecordContextProvider value={saved}>
        <Card component="section" aria-label="Row" sx={{ padding: 4 }}>
          {Object.entries(columns).map(([name, column]) => (
            <div key={name} data-column={name}>
              {column}
            </div>
          ))}
        </Card>
        <Card component="section" aria-label="Detail" sx={{ padding: 4 }}>
          <ShowFields entity={entity} fields={fields} />
        </Card>
      </RecordContextProvider>
    </Box>
  );
}

const root = document.body.appendChild(document.createElement('div'));
const answer = await fetch('/record');
createRoot(root).render(
  <MemoryRouter>
    <PreferenceProvider store={store}>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <Appearance>
          <ResourceContextProvider value="samples">
            <Page record={(await answer.json()) as object} />
          </ResourceContextProvider>
        </Appearance>
      </CoreAdminContext>
    </PreferenceProvider>
  </MemoryRouter>,
);
