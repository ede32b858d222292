import { lazy } from 'react';
import { WatchForm } from './watch-form';

/** Few products are sold out, so the form's script is loaded only where it is needed. */
export const DeferredWatchForm = import.meta.env.SSR
  ? WatchForm
  : lazy(async () => ({ default: (await import('./watch-form')).WatchForm }));
