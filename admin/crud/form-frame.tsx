import { Box, Card } from '@mui/material';
import { type ReactNode, use } from 'react';
import { Form, type FormProps } from 'react-admin';
import { Frame, FrameContext } from './frame.tsx';
import { FORM_WIDTH } from './form-fields.tsx';

interface FormFrameProps extends Pick<FormProps, 'defaultValues' | 'record'> {
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

/** A form in the panel or on the page, with its save bar in view. */
export function FormFrame({ title, footer, children, ...form }: FormFrameProps) {
  const isPage = use(FrameContext) === 'page';
  return (
    <Box sx={isPage ? { maxWidth: FORM_WIDTH } : { height: '100%', '& > form': { height: '100%' } }}>
      <Form noValidate disableInvalidFormNotification {...form}>
        <Frame title={title} {...(isPage ? {} : { footer })}>
          {isPage ? (
            <Card sx={{ padding: 4, paddingBottom: 0, overflow: 'visible' }}>
              <Box sx={{ paddingBottom: 4 }}>{children}</Box>
              {footer}
            </Card>
          ) : (
            children
          )}
        </Frame>
      </Form>
    </Box>
  );
}
