import type { ShellData } from '@vyloha/shell';

/** What measuring needs to know of the shop and its page. */
export type MeasuringProps = Pick<ShellData, 'tagManagerId' | 'closedCookie' | 'consent'>;
