import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import { IconButton, Popover, Typography } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

/** What is explained somewhere: keys of admin/i18n below `app.help`. */
export type HelpTopic =
  | 'designs'
  | 'rights'
  | 'scores'
  | 'repeats'
  | 'return_address'
  | 'findings'
  | 'limits'
  | 'moving'
  | 'importing';

/** A sign that opens one or two sentences where people get stuck: by click, touch or keyboard. */
export function HelpTip({ topic }: { topic: HelpTopic }) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate(`app.help.${topic}.title`);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('app.help.about', { topic: title })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
        sx={{ color: 'text.secondary', verticalAlign: 'middle' }}
      >
        <HelpOutline sx={{ fontSize: 18 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            tabIndex: -1,
            sx: { maxWidth: 'min(360px, calc(100vw - 32px))', padding: 4 },
          },
        }}
      >
        <Typography id={id} variant="subtitle1" component="h2" sx={{ marginBottom: 1 }}>
          {title}
        </Typography>
        <Typography variant="body2">{translate(`app.help.${topic}.text`)}</Typography>
      </Popover>
    </>
  );
}
