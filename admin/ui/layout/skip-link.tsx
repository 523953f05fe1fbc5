import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Of the main part of the page. */
export const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the menu to the content. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        insetInlineStart: 16,
        top: 8,
        padding: 3,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        boxShadow: 8,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Link>
  );
}
