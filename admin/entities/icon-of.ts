import Article from '@mui/icons-material/ArticleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { icons } from '../generated/icons.ts';

const byName: Record<string, typeof SvgIcon> = icons;

/** The icon that the schema names; a sheet of paper for entities without a menu entry. */
export function iconOf({ icon }: { icon: string }): typeof SvgIcon {
  return byName[icon] ?? Article;
}
