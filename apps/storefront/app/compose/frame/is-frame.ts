import { type Guard, hasFields } from '@vyloha/contract';
import { hasMessages } from '@vyloha/i18n';
import { isShellLayout } from '@vyloha/shell';
import type { Frame } from './frame';

const hasShell = hasFields({ shell: isShellLayout });

export const isFrame: Guard<Frame> = (json): json is Frame => hasShell(json) && hasMessages(json);
