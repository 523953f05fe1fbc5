/** A design is read before it is stored, at a unit's code and in a group. */
import { type Scenario, type Served, scenarios } from '../../../test/scenarios.ts';

let codeId = 0;
let groupId = 0;

async function plant({ world: { database, companyA } }: Served): Promise<void> {
  const ask = <Row extends object>(text: string, ...values: unknown[]) =>
    database.statement<Row>('app', companyA.id, { text, values });
  const [code] = await ask<{ id: number }>(
    'select id from node_qr_code where company_id = $1 and node_id = $2',
    companyA.id,
    companyA.nodes.room,
  );
  const [group] = await ask<{ id: number }>(
    'insert into qr_code_group (company_id, name) values ($1, $2) returning id',
    companyA.id,
    'Read first',
  );
  codeId = Number(code?.id);
  groupId = Number(group?.id);
}

const NO_FILE = '00000000-0000-4000-8000-000000000009.webp';
const ofUnit = (design: unknown): Pick<Scenario, 'as' | 'method' | 'path' | 'body'> => ({
  as: 'adminA',
  method: 'PATCH',
  path: () => `nodeqrcode/${codeId}`,
  body: { design },
});
const ofGroup = (design: unknown): Pick<Scenario, 'as' | 'method' | 'path' | 'body'> => ({
  as: 'adminA',
  method: 'PATCH',
  path: () => `qrcodegroups/${groupId}`,
  body: { design },
});
const good = {
  foreground: '#0B3F3F',
  modules: 'rounded',
  eyes: 'round',
  gradient: { to: '#3B2417', direction: 'outwards' },
  frame: { style: 'banner_below', text: { en: 'Tell us', de: 'Sagen Sie es uns' } },
  poster: { template: 'a5', title: { en: 'How was it?' } },
};

scenarios(
  'a QR design',
  [
    { ...ofUnit(good), name: 'that is read is stored at a unit', status: 200, contains: { design: good } },
    { ...ofGroup(good), name: 'that is read is stored in a group', status: 200, contains: { design: good } },
    { ...ofUnit(null), name: 'can always be taken away', status: 200, contains: { design: null } },
    {
      ...ofUnit({ foreground: '#777777', background: '#999999' }),
      name: 'of too little contrast is refused at its color',
      status: 400,
      pointers: ['/design/foreground'],
    },
    {
      ...ofGroup({ gradient: { to: '#FFF000' }, eye_color: '#DDDDDD' }),
      name: 'is told every violation at once',
      status: 400,
      pointers: ['/design/eye_color', '/design/gradient/to'],
    },
    {
      ...ofUnit({ logo: { file: NO_FILE } }),
      name: 'with a logo that nobody sent is refused',
      status: 400,
      pointers: ['/design/logo'],
    },
    {
      ...ofUnit({ logo: { file: 'javascript:alert(1)' } }),
      name: 'with what is no stored picture is refused',
      status: 400,
      pointers: ['/design/logo/file'],
    },
    {
      ...ofUnit({ foreground: 'red' }),
      name: 'in a color that is none is refused',
      status: 400,
      pointers: ['/design/foreground'],
    },
    {
      ...ofUnit({ frame: { text: { en: '<b>Tell us</b>' } } }),
      name: 'with markup in its texts is refused',
      status: 400,
      pointers: ['/design/frame/text/en'],
    },
    {
      name: 'of a new group is read as well',
      as: 'adminA',
      method: 'POST',
      path: 'qrcodegroups',
      body: { name: 'Unreadable', design: { foreground: '#CCCCCC' } },
      status: 400,
      pointers: ['/design/foreground'],
    },
  ],
  plant,
);
