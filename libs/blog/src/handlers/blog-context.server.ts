import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { SentConfig } from '@vyloha/config';

/** What this room needs on top of what every loader is handed: the domain whose articles are shown. */
export type BlogContext = AppLoadContext & { publicConfig: Pick<SentConfig, 'domain'> };

export type BlogLoaderArgs = Omit<LoaderFunctionArgs, 'context'> & { context: BlogContext };
