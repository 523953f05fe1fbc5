/** What the toolbar offers, group by group. */
import Code from '@mui/icons-material/CodeOutlined';
import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumbered from '@mui/icons-material/FormatListNumberedOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import FormatUnderlined from '@mui/icons-material/FormatUnderlinedOutlined';
import InsertLink from '@mui/icons-material/InsertLinkOutlined';
import Title from '@mui/icons-material/TitleOutlined';
import type { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';

export interface Tool {
  /** Its word is `app.rich_text.<name>`. */
  name: string;
  icon: ReactElement;
  /** Pressed with the key for commands. */
  keys?: string;
  /** What the selection is in where it is pressed. */
  node: string;
  attributes?: Record<string, unknown>;
  run: (editor: Editor) => void;
}

const SMALL = { fontSize: 20 };

export const TOOLS: readonly (readonly Tool[])[] = [
  [heading('heading', 2, <Title sx={SMALL} />), heading('subheading', 3, <Title sx={{ fontSize: 16 }} />)],
  [
    {
      name: 'bold',
      icon: <FormatBold sx={SMALL} />,
      keys: 'B',
      node: 'bold',
      run: (editor) => editor.commands.toggleBold(),
    },
    {
      name: 'italic',
      icon: <FormatItalic sx={SMALL} />,
      keys: 'I',
      node: 'italic',
      run: (editor) => editor.commands.toggleItalic(),
    },
    {
      name: 'underline',
      icon: <FormatUnderlined sx={SMALL} />,
      keys: 'U',
      node: 'underline',
      run: (editor) => editor.commands.toggleUnderline(),
    },
    { name: 'code', icon: <Code sx={SMALL} />, keys: 'E', node: 'code', run: (editor) => editor.commands.toggleCode() },
  ],
  [
    {
      name: 'bulleted_list',
      icon: <FormatListBulleted sx={SMALL} />,
      node: 'bulletList',
      run: (editor) => editor.commands.toggleBulletList(),
    },
    {
      name: 'numbered_list',
      icon: <FormatListNumbered sx={SMALL} />,
      node: 'orderedList',
      run: (editor) => editor.commands.toggleOrderedList(),
    },
    {
      name: 'quote',
      icon: <FormatQuote sx={SMALL} />,
      node: 'blockquote',
      run: (editor) => editor.commands.toggleBlockquote(),
    },
  ],
];

/** Asks for an address first. */
export const LINK = { name: 'link', icon: <InsertLink sx={SMALL} />, node: 'link' };

function heading(name: string, level: 2 | 3, icon: ReactElement): Tool {
  return {
    name,
    icon,
    node: 'heading',
    attributes: { level },
    run: (editor) => editor.commands.toggleHeading({ level }),
  };
}
