// @vitest-environment node
import { json, startLocalBackend, type LocalBackend } from '@vyloha/contract/testing';
import { configureI18n, translatorFor } from '@vyloha/i18n/server';
import { allMessages } from '@vyloha/testing';
import { aShopperOf, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWirePage } from '../testing/a-wire-page';
import { contentPageLoader, loaderOfPage } from './content-page-loader.server';
import { faqPageLoader, guidePageLoader } from './help-loaders.server';

const answer = [{ type: 'paragraph', content: [{ type: 'text', text: 'Zítra.' }] }];
const question = { _id: 'q-1', title: { cs: 'Kdy?', sk: 'Kedy?' }, content: { cs: answer, sk: answer } };

/** Pages an editor wrote, which the tiny shop has none of. */
let written: LocalBackend;
let shop: RunningBackend;

beforeAll(async () => {
  configureI18n({ cs: allMessages('cs'), sk: allMessages('sk') });
  [written, shop] = await Promise.all([startLocalBackend(), startBackend()]);
}, 60_000);
afterAll(() => Promise.all([written.stop(), shop.stop()]));

const at = (cmsUrl: string) => ({
  context: { ...aShopperOf({ ...shop, cmsUrl }), locale: 'cs' as const, t: translatorFor('cs') },
});
const atWritten = () => at(`${written.baseUrl}/cms`);
const atEmptyShop = () => at(shop.cmsUrl);

function variablesAsked(): unknown {
  const { searchParams } = new URL(written.requests.at(-1)?.url ?? '', written.baseUrl);
  return JSON.parse(searchParams.get('variables') ?? '{}');
}

describe('contentPageLoader', () => {
  it('shows the page with what search engines are told', async () => {
    written.answer(json({ data: { page: [aWirePage()], pages: [] } }));
    expect(await contentPageLoader({ ...atWritten(), params: { slug: 'doprava' } })).toMatchObject({
      title: 'Doprava a platba',
      text: [{ type: 'paragraph', content: [{ text: 'Balíme do papíru.' }] }],
      contact: { title: 'Zeptejte se', text: 'Poradíme s výběrem.', hasButton: true },
      meta: {
        title: 'Doprava a platba',
        description: 'Kurýr, pošta, odběr.',
        canonical: { cs: '/stranka/doprava', sk: '/stranka/doprava-sk' },
      },
    });
    expect(variablesAsked()).toMatchObject({ slug: 'doprava' });
  });

  it('shows a page at an address of its own, with the usual one as canonical', async () => {
    written.answer(json({ data: { page: [aWirePage()], pages: [] } }));
    const { meta } = await loaderOfPage('doprava')(atWritten());
    expect(meta.canonical).toEqual({ cs: '/stranka/doprava', sk: '/stranka/doprava-sk' });
    expect(variablesAsked()).toMatchObject({ slug: 'doprava' });
  });

  it('answers 404 for a page nobody wrote', async () => {
    const loading = contentPageLoader({ ...atEmptyShop(), params: { slug: 'nikde' } });
    await expect(loading).rejects.toMatchObject({ status: 404 });
  });
});

describe('faqPageLoader and guidePageLoader', () => {
  it('show questions with their answers, and pages', async () => {
    written.answer(json({ data: { faq_question: [question], pages: [aWirePage()] } }));
    const expected = {
      questions: [{ id: 'q-1', title: 'Kdy?', answer: [{ type: 'paragraph', content: [{ text: 'Zítra.' }] }] }],
      pages: [{ title: 'Doprava a platba', to: '/stranka/doprava' }],
    };
    expect(await faqPageLoader(atWritten())).toMatchObject({
      ...expected,
      meta: { title: 'Nejčastější dotazy' },
    });
    expect(await guidePageLoader(atWritten())).toMatchObject({
      ...expected,
      meta: { title: 'Nákupní poradna' },
    });
  });

  it('stand in a shop whose editors wrote nothing yet', async () => {
    const nothing = { questions: [], pages: [] };
    expect(await faqPageLoader(atEmptyShop())).toMatchObject(nothing);
    expect(await guidePageLoader(atEmptyShop())).toMatchObject(nothing);
  });
});
