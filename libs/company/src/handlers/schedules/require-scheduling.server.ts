import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { maySeeSchedules, requireCustomer } from '@vyloha/account/server';
import { notFound } from '@vyloha/links/server';

/** @throws Response 404 unless the customer may have orders repeated */
export function requireScheduling(args: LoaderFunctionArgs | ActionFunctionArgs): void {
  requireCustomer(args);
  if (!maySeeSchedules(args.context)) throw notFound();
}
