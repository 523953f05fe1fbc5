/** What a marc is by its code, in SQL: for the company's list (rows `t` of marc) and for the library. */
export const codeOfMarc =
  'select c.code from node_qr_code c where c.company_id = t.company_id and c.id = t.node_qr_code_id';

export const unitOfMarc =
  'select c.node_id from node_qr_code c where c.company_id = t.company_id and c.id = t.node_qr_code_id';

/** Of a code `c`. */
export const STATE_OF_CODE = `case when c.state = 'retired' then 'retired' when c.node_id is null then 'blank' else 'bound' end`;

export const stateOfMarc = `select ${STATE_OF_CODE} from node_qr_code c where c.company_id = t.company_id and c.id = t.node_qr_code_id`;

/** Of a row of marc by that name. */
export const boundAtOf = (marc: string): string => `select b.created_at from marc_binding b
  where b.company_id = ${marc}.company_id and b.marc_id = ${marc}.id order by b.id desc limit 1`;
