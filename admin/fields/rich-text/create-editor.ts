/** The editor of rich text: TipTap with what may be stored, and nothing else. */
import { Editor, Extension } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { officeMarkup } from '../../../shared/rich-text/office.ts';
import { parseRichText } from '../../../shared/rich-text/parse.ts';
import { safeLink } from '../../../shared/rich-text/safe-link.ts';
import { writeRichText } from '../../../shared/rich-text/write.ts';

/** The markup that the server would make of it, so that what is sent is what is stored. */
export const storedMarkup = (markup: string): string => writeRichText(parseRichText(markup));

const ITEM = 'listItem';

/** The key that indents elsewhere leads out of the editor. */
const Indenting = Extension.create({
  name: 'indenting',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem(ITEM),
      'Mod-[': () => this.editor.commands.liftListItem(ITEM),
    };
  },
});

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    strike: false,
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => safeLink(address ?? '') !== null,
      HTMLAttributes: { rel: 'noopener', target: null, class: null },
    },
  }),
  Indenting,
];

interface EditorParts {
  element: HTMLElement;
  markup: string;
  attributes: Record<string, string>;
  onChange: (markup: string) => void;
  onBlur: () => void;
  onEscape: () => void;
}

export function createEditor({ element, markup, attributes, onChange, onBlur, onEscape }: EditorParts): Editor {
  return new Editor({
    element,
    extensions: EXTENSIONS,
    // The parser of the browser reads it: nothing else of a row comes so far.
    content: storedMarkup(markup),
    // A page has no styles but its own.
    injectCSS: false,
    enableInputRules: true,
    editorProps: {
      attributes,
      // Word and others begin with the largest heading; there is one of the page already.
      transformPastedHTML: (html) =>
        officeMarkup(html)
          .replaceAll(/(<\/?)h1\b/gi, '$1h2')
          .replaceAll(/(<\/?)h[4-6]\b/gi, '$1h3'),
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            // A dialog around it stays.
            event.stopPropagation();
            onEscape();
          }
          return event.key === 'Escape' || event.key === 'Tab';
        },
      },
    },
    onUpdate: ({ editor }) => onChange(storedMarkup(editor.getHTML())),
    onBlur,
  });
}
