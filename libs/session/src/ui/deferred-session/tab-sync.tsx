import { useRevalidator } from '@remix-run/react';
import type { TabState } from '../../model/tab-state';
import { useTabSync } from './use-tab-sync';

/** Keeps one cart and currency in all tabs; renders nothing. */
export function TabSync({ tab }: { tab: TabState }) {
  useTabSync(tab, useRevalidator().revalidate);
  return null;
}
