import { contentPageLoader, faqPageLoader, guidePageLoader } from '@vyloha/content-blocks/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const handlerArgs = (params = {}) => {
  return { request: aRequest('/stranka/x'), params, context: aHandlerContext({ backend }).context };
};

it('returns 404 for an unknown page', async () => {
  await expect(contentPageLoader(handlerArgs({ slug: 'nikde' }))).rejects.toMatchObject({ status: 404 });
});

it('renders questions and advice in a shop without editorial content', async () => {
  const emptyPage = { questions: [], pages: [] };
  expect(await faqPageLoader(handlerArgs())).toMatchObject(emptyPage);
  expect(await guidePageLoader(handlerArgs())).toMatchObject(emptyPage);
});
