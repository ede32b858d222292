export { closableNotices, closeNoticePath, parseClosed } from './model/closed-notices';
export type { ClosableNotice } from './model/closed-notices';
export type { Menu, MenuItem, ShellMenus } from './model/menu';
export type { ShellContact, ShellData, ShellMessage } from './model/shell-data';
