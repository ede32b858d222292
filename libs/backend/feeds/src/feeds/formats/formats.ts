import type { FeedName } from '@vyloha/config/server';
import { facebook } from './facebook';
import type { FeedFormat } from './feed-format';
import { google } from './google';
import { heureka } from './heureka';
import { heurekaAvailability } from './heureka-availability';
import { zbozi } from './zbozi';

export const formats: Readonly<Record<FeedName, FeedFormat>> = {
  heureka,
  'heureka-availability': heurekaAvailability,
  zbozi,
  google,
  facebook,
};
