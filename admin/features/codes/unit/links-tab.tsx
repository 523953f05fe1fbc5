import { Card, Stack, Typography } from '@mui/material';
import { useTranslate, useGetList } from 'react-admin';
import type { NodeRecord, NodeLinkListRecord } from '../../../generated/types.ts';
import { DraftNotice } from '../../../crud/draft/draft-notice.tsx';
import { NotInPlan } from '../../billing/limits/not-in-plan.tsx';
import { usePlanUsage } from '../../billing/limits/use-plan-usage.ts';
import { toLinkDraft } from '../link-designer/link-draft.ts';
import { LinkFacts } from '../link-designer/link-facts.tsx';
import { LinkPreview } from '../link-designer/link-preview.tsx';
import { useFirstLanguage } from '../link-designer/use-link-draft.ts';
import type { UnitTabProps } from '../../organizations/unit/unit-tabs.ts';
import { linkListDesign } from '../../organizations/unit/design/design-kind.ts';
import { DesignTab } from '../../organizations/unit/design/design-tab.tsx';
import type { Setup } from '../../organizations/unit/design/use-setup.ts';
import { nodeLinkList } from '../../../generated/resources.ts';
import { EditLinks } from '../link-designer/edit-links.tsx';

/** The links that visitors of the unit find. */
export default function LinksTab({ unit }: UnitTabProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      <UnlessInPlan />
      <DesignTab
        kind={linkListDesign}
        unit={unit}
        edit={<EditOwnLinks unit={unit} />}
        draft={<DraftOfLinks unit={unit} />}
        preview={({ design }) => <PreviewOfUnit unit={unit} design={design} />}
        facts={({ design }) => design !== null && <Facts design={design} />}
      />
    </Stack>
  );
}

function PreviewOfUnit({ unit, design }: { unit: NodeRecord; design: Setup['design'] }) {
  const translate = useTranslate();
  const draft = toLinkDraft(design);
  const language = useFirstLanguage(draft);
  return (
    <Card component="section" sx={{ padding: 4, width: { md: 360 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate('app.unit.design.preview.title')}
      </Typography>
      <LinkPreview draft={draft} language={language} name={unit.name} />
    </Card>
  );
}

function Facts({ design }: { design: Record<string, unknown> }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ padding: 4 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 3 }}>
        {translate('app.groups.link_list.design')}
      </Typography>
      <LinkFacts document={design} />
    </Card>
  );
}

/** What is designed here is kept, and shown to nobody until the plan has such pages. */
function UnlessInPlan() {
  const translate = useTranslate();
  const { data: usage } = usePlanUsage();
  if (usage === undefined || usage.plan === null || usage.features.link_list) return null;
  return <NotInPlan>{translate('app.unit.design.link_list.not_in_plan', { plan: usage.plan.name })}</NotInPlan>;
}

/** A unit's own page of links; undefined where it has none, and until it has come. */
function useOwnLinks(unit: NodeRecord): NodeLinkListRecord | undefined {
  const { data } = useGetList<NodeLinkListRecord>(nodeLinkList.route, {
    filter: { node_id: unit.id },
    pagination: { page: 1, perPage: 1 },
  });
  return data?.[0];
}

/** The way into the designer of a unit's own page of links. */
function EditOwnLinks({ unit }: { unit: NodeRecord }) {
  const own = useOwnLinks(unit);
  if (own === undefined) return null;
  return <EditLinks name={unit.name} entity={nodeLinkList} row={own} />;
}

/** What is kept of it and not live, and its last publication. */
function DraftOfLinks({ unit }: { unit: NodeRecord }) {
  const own = useOwnLinks(unit);
  return own === undefined ? null : <DraftNotice entity={nodeLinkList} fields={{}} record={own} isDesigned />;
}
