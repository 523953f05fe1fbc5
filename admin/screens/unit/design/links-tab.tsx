import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../generated/types.ts';
import { usePlanUsage } from '../../../kit/plan/use-plan-usage.ts';
import { toLinkDraft } from '../../link-designer/link-draft.ts';
import { LinkFacts } from '../../link-designer/link-facts.tsx';
import { LinkPreview } from '../../link-designer/link-preview.tsx';
import { useFirstLanguage } from '../../link-designer/use-link-draft.ts';
import type { UnitTabProps } from '../unit-tabs.ts';
import { linkListDesign } from './design-kind.ts';
import { DesignTab } from './design-tab.tsx';
import type { Setup } from './use-setup.ts';

/** The links that visitors of the unit find. */
export default function LinksTab({ unit }: UnitTabProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      <NotInPlan />
      <DesignTab
        kind={linkListDesign}
        unit={unit}
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
function NotInPlan() {
  const translate = useTranslate();
  const { data: usage } = usePlanUsage();
  if (usage === undefined || usage.plan === null || usage.features.link_list) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to="/plan_management" size="small" color="inherit">
          {translate('app.account.return_address.see_plans')}
        </Button>
      }
    >
      {translate('app.unit.design.link_list.not_in_plan', { plan: usage.plan.name })}
    </Alert>
  );
}
