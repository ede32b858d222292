import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { PublicConfigData } from '@vyloha/config';

/** What this library needs on top of the common loader context: the site whose articles are listed, and its address. */
export type BlogContext = AppLoadContext & { publicConfig: Pick<PublicConfigData, 'domain' | 'publicUrl'> };

export type BlogLoaderArgs = Omit<LoaderFunctionArgs, 'context'> & { context: BlogContext };
