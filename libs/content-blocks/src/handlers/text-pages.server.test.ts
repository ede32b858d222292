import { aHandlerContext } from '@vyloha/catalog/testing';
import { withDefaultTranslations } from '@vyloha/contract';
import { json, startLocalBackend, type LocalBackend } from '@vyloha/http-client/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWirePage } from '../testing/a-wire-page';
import { contentPageLoader, createContentPageLoader } from './content-page-loader.server';
import { faqPageLoader, guidePageLoader } from './help-loaders.server';

const answer = [{ type: 'paragraph', content: [{ type: 'text', text: 'Zítra.' }] }];
const question = { _id: 'q-1', title: { cs: 'Kdy?', sk: 'Kedy?' }, content: { cs: answer, sk: answer } };

let backend: LocalBackend;

beforeAll(async () => {
  backend = await startLocalBackend();
});
afterAll(() => backend.stop());

const argsWithContent = (query = '') => ({
  request: new Request(`http://localhost/stranka/x${query}`),
  context: aHandlerContext({ backend: { storeUrl: backend.baseUrl, cmsUrl: `${backend.baseUrl}/cms` } }).context,
});

function lastVariables(): unknown {
  const { searchParams } = new URL(backend.requests.at(-1)?.url ?? '', backend.baseUrl);
  return JSON.parse(searchParams.get('variables') ?? '{}');
}

describe('contentPageLoader', () => {
  it('shows the page with its meta tags', async () => {
    backend.reply(json({ data: { page: [aWirePage()], pages: [] } }));
    expect(await contentPageLoader({ ...argsWithContent(), params: { slug: 'doprava' } })).toMatchObject({
      title: 'Doprava a\u00a0platba',
      text: [{ type: 'paragraph', content: [{ text: 'Balíme do papíru.' }] }],
      contact: { title: 'Zeptejte se', text: 'Poradíme s\u00a0výběrem.', hasButton: true },
      meta: {
        title: 'Doprava a\u00a0platba',
        description: 'Kurýr, pošta, odběr.',
        canonical: { cs: '/stranka/doprava', sk: '/stranka/doprava-sk' },
      },
    });
    expect(lastVariables()).toMatchObject({ slug: 'doprava' });
  });

  it('has versions on the page of the terms alone, and none that does not exist', async () => {
    const slug = { cs: 'obchodni-podminky', sk: 'obchodne-podmienky' };
    const wire = aWirePage();
    const terms = { ...wire, page_meta: { ...wire.page_meta, slug } };
    const content = json({ data: { page: [terms], pages: [] } });
    const noVersions = json({ errors: [] }, 404);
    backend.reply((response, call) => (call.url.startsWith('/cms') ? content : noVersions)(response, call));
    const params = { slug: slug.cs };
    expect(await contentPageLoader({ ...argsWithContent(), params })).toMatchObject({
      termsVersions: [],
      termsVersion: null,
    });
    const unknown = contentPageLoader({ ...argsWithContent(`?verze=${'a'.repeat(64)}`), params });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('shows a page at a fixed path, with its usual URL as canonical', async () => {
    backend.reply(json({ data: { page: [aWirePage()], pages: [] } }));
    const { meta } = await createContentPageLoader('doprava')(argsWithContent());
    expect(meta.canonical).toEqual(withDefaultTranslations({ cs: '/stranka/doprava', sk: '/stranka/doprava-sk' }));
    expect(lastVariables()).toMatchObject({ slug: 'doprava' });
  });
});

describe('faqPageLoader and guidePageLoader', () => {
  it('show questions with their answers, and pages', async () => {
    backend.reply(json({ data: { faq_question: [question], pages: [aWirePage()] } }));
    const expected = {
      questions: [{ id: 'q-1', title: 'Kdy?', answer: [{ type: 'paragraph', content: [{ text: 'Zítra.' }] }] }],
      pages: [{ title: 'Doprava a\u00a0platba', to: '/stranka/doprava' }],
    };
    expect(await faqPageLoader(argsWithContent())).toMatchObject({
      ...expected,
      meta: { title: 'Nejčastější dotazy' },
    });
    expect(await guidePageLoader(argsWithContent())).toMatchObject({
      ...expected,
      meta: { title: 'Nákupní poradna' },
    });
  });
});
