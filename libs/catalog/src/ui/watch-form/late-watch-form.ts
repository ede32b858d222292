import { lazy } from 'react';
import { WatchForm } from './watch-form';

/** Few goods are sold out, so browsers fetch what brings the form to life only there. */
export const LateWatchForm = import.meta.env.SSR
  ? WatchForm
  : lazy(async () => ({ default: (await import('./watch-form')).WatchForm }));
