export { closeNoticeAction } from './handlers/close-notice.server';
export { loadErrorPageOrNull } from './handlers/load-error-page.server';
export { loadShell } from './handlers/load-shell.server';
export { maintenancePageLoader } from './handlers/maintenance-page.server';
