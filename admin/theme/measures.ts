/** Lengths that several parts of the layout agree on, in px, or as properties of the page where they follow a choice. */
import type { Layout } from '../preferences/preferences.ts';
import { CONTENT_WIDTH, PANEL_FROM } from './create-theme.ts';

export const BAR_HEIGHT = 56;
/** Between the floating bar and the edge of the window, and below what lies over the page. */
export const BAR_GAP = 12;
/** Between it and what scrolls below it. */
export const BELOW_FLOATING_BAR = 4;
/** Of the bar above all others while a super administrator is logged in as somebody. */
export const IMPERSONATION_BAR_HEIGHT = 44;
/** What it takes from the top of the window by now, as a property of the page. */
export const IMPERSONATION_BAR = '--impersonation-bar';
/** Of the menu at the side: with words, and with icons alone. */
const SIDE_MENU_WIDTH = 272;
const SIDE_RAIL_WIDTH = 68;
/** The scroll-to-top button shows after this much scrolling (spec, section 9). */
export const SCROLL_TOP_AFTER = 250;

/** Width that content is boxed to. */
export const CONTENT = 'var(--content-width)';
/** What the menu takes from the side of the window. */
export const SIDE_MENU = 'var(--side-menu)';
/** Between the bar and the edge of the window. */
export const BAR_EDGE = 'var(--bar-edge)';
/** What the bar takes from the top of the window. */
export const BAR_SPACE = 'var(--bar-space)';

/** Of a bar at the window's foot: what floats there stands above it. */
export const footBar = { 'data-foot-bar': '' } as const;
/** Pixels. */
export const FOOT_BAR_HEIGHT = 60;

/** A length from the top of the window, below the bar of a guest. */
export const belowBars = (length: string): string => `calc(${length} + var(${IMPERSONATION_BAR}, 0px))`;

/** What the menu takes from the side of a window of a width: below some there is no room for it, nor for its words. */
export function sideMenuWidth({ menuPlace, menuCollapsed }: Layout, windowWidth: number): number {
  if (menuPlace === 'horizontal' || windowWidth < PANEL_FROM) return 0;
  return menuCollapsed || windowWidth < CONTENT_WIDTH ? SIDE_RAIL_WIDTH : SIDE_MENU_WIDTH;
}

/** The properties above for a choice of layout. */
export function layoutProperties(layout: Layout) {
  const isFloating = layout.barKind === 'floating';
  const edge = isFloating ? BAR_GAP : 0;
  const from = (windowWidth: number) => ({
    [`@media (min-width: ${windowWidth}px)`]: { '--side-menu': `${sideMenuWidth(layout, windowWidth)}px` },
  });
  return {
    '--bar-edge': `${edge}px`,
    '--bar-space': `${edge + BAR_HEIGHT + (isFloating ? BELOW_FLOATING_BAR : 0)}px`,
    '--content-width': layout.contentWidth === 'boxed' ? `${CONTENT_WIDTH}px` : '100vw',
    '--side-menu': '0px',
    ...from(PANEL_FROM),
    ...from(CONTENT_WIDTH),
  };
}
