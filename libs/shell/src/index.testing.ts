export { aShell } from './testing/a-shell';
