import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { useDetailPath } from '../../../entities/use-access.ts';
import { paths } from '../../../entities/guard.ts';
import type { SelfTestAnswer } from './answer.ts';
import { Finding } from './finding.tsx';

/** Where visitors come to, and why. */
export function PlaceFinding({ answer: { code, unit, leads_to: place, why } }: { answer: SelfTestAnswer }) {
  const translate = useTranslate();
  const isUnseen = (why === 'paused' || why === 'deleted') && place?.id === null;
  const parts = {
    unit: unit && <UnitName {...unit} isGone={unit.is_deleted} />,
    place: place?.id ? <UnitName id={place.id} name={place.name ?? ''} /> : null,
    claim: (
      <Link component={RouterLink} to={`${paths.claimMarc}?code=${code}`}>
        {translate('app.menu.claim-mark')}
      </Link>
    ),
  };
  return (
    <Finding tone={why === 'own' ? 'success' : 'warning'}>
      <RichText text={translate(`app.self_test.why.${why}${isUnseen ? '_unseen' : ''}`)} parts={parts} />
    </Finding>
  );
}

function UnitName({ id, name, isGone = false }: { id: number; name: string; isGone?: boolean }) {
  const path = useDetailPath(node.route)(id);
  const words = (
    <bdi>
      {name} #{id}
    </bdi>
  );
  if (path === undefined || isGone) return <strong>{words}</strong>;
  return (
    <Link component={RouterLink} to={path}>
      {words}
    </Link>
  );
}
