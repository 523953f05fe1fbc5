/** Of the row `t`: what the plan was called on its day, however it is called by now; null where it is for no plan. */
export const planNameOfDay = `case when t.plan_id is not null then coalesce(
    substring(t.description from '^(.+), (?:monthly|yearly), \\d{4}-\\d{2}-\\d{2} to \\d{4}-\\d{2}-\\d{2}$'),
    (select p.name from plan p where p.id = t.plan_id)) end`;
