import Bolt from '@mui/icons-material/BoltOutlined';
import { Box, Button, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useScreenPath } from '../../../crud/screen-context.tsx';
import { EXAMPLES } from './examples.ts';
import { useSentences } from './use-sentences.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { useUserGrants } from '../../identity/access/use-grants.ts';

/** What stands where there is no rule yet: what rules are for, and some to begin with. */
export function RuleExamples() {
  const translate = useTranslate();
  const toPath = useScreenPath();
  const { mayWrite, first } = useRuleUnits();
  const examples = EXAMPLES.map(({ key, rule }) => ({
    key,
    rule: first === null ? rule : { ...rule, node_id: first },
  }));
  const sentenceOf = useSentences(examples.map(({ rule }) => rule));
  return (
    <Box sx={{ paddingInline: { xs: 3, sm: 6 }, paddingBottom: 6 }}>
      <EmptyState Icon={Bolt} title={translate('app.rules.empty.title')}>
        {translate(mayWrite ? 'app.rules.empty.text' : 'app.list.will_appear')}
      </EmptyState>
      {mayWrite && (
        <>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
              listStyle: 'none',
              margin: 0,
              padding: 0,
            }}
          >
            {examples.map(({ key, rule }) => {
              const name = translate(`app.rules.examples.${key}`);
              return (
                <Card component="li" variant="outlined" key={key}>
                  <CardActionArea
                    component={Link}
                    to={toPath('create')}
                    state={{ record: { ...rule, name } }}
                    sx={{ padding: 4, height: '100%', display: 'block' }}
                  >
                    <Typography variant="subtitle1" component="span" sx={{ display: 'block', marginBottom: 1 }}>
                      {name}
                    </Typography>
                    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                      {sentenceOf(rule)}
                    </Typography>
                  </CardActionArea>
                </Card>
              );
            })}
          </Box>
          <Box sx={{ textAlign: 'center', marginTop: 4 }}>
            <Button component={Link} to={toPath('create')}>
              {translate('app.rules.empty.own')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

/** Where the reader may write rules: administrators for all units, others where they edit feedback, wherever in the tree that begins. */
function useRuleUnits(): { mayWrite: boolean; /** That a new rule begins with. */ first: number | null } {
  const me = useUserData();
  const isAdmin = me?.is_admin === true;
  const { data = [] } = useUserGrants(me?.id ?? 0, me !== null && !isAdmin);
  // From the top of the tree down: the first one is as wide as his rights.
  const first = data.find((grant) => grant.feedback_edit)?.node_id ?? null;
  return { mayWrite: isAdmin || first !== null, first };
}
