import type { ThemeName } from './theme-settings';

interface ThemeColors {
  text: string;
  /** Of links and buttons. */
  action: string;
  onAction: string;
  /** Of the page behind what it contains. */
  band: string;
  /** Corner of a button, in pixels. */
  radius: number;
}

/** What parts of the shop without its stylesheet need of a theme's tokens: the page without any file, the web manifest. */
export const themeColors: Readonly<Record<ThemeName, ThemeColors>> = {
  default: {
    text: '#17261d',
    action: '#1d6a3c',
    onAction: '#ffffff',
    band: '#f6f4ee',
    radius: 8,
  },
  alternative: {
    text: '#141a2b',
    action: '#20356b',
    onAction: '#ffffff',
    band: '#f2f4f8',
    radius: 0,
  },
};
