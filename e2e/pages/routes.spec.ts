import { routeTable } from '@vyloha/e2e-fixtures/routes/route-table';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { isUnresolved } from '@vyloha/e2e-fixtures/unresolved-texts';

const locales = ['cs', 'sk'] as const;
const shopName = 'Zelená výloha';
const withoutNbsp = (text: string) => text.replaceAll('\u00a0', ' ');

for (const locale of locales) {
  test.describe(`pages in ${locale}`, () => {
    for (const { route, path, status = 200, canonical, [locale]: expectedPage } of routeTable) {
      test(`${route}: ${path}`, async ({ plain, baseURL }) => {
        plain.cookies = [{ name: 'vyloha_locale', value: locale }];
        await plain.open(path);
        const { document } = plain;
        expect([plain.status, plain.path]).toEqual([status, path]);
        const isNotFound = status === 404;
        expect(document.title).toBe(isNotFound ? expectedPage.title : `${expectedPage.title} | ${shopName}`);
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(plain.text('h1')).toBe(withoutNbsp(expectedPage.heading ?? expectedPage.title));
        expect(document.documentElement.lang).toBe(locale);
        const breadcrumbs = document.querySelectorAll('main nav ol > li');
        if (expectedPage.breadcrumbs) {
          expect(breadcrumbs).toHaveLength(expectedPage.breadcrumbs.length + 1);
          expect(withoutNbsp(breadcrumbs.item(breadcrumbs.length - 1).textContent ?? '').trim()).toBe(
            withoutNbsp(expectedPage.breadcrumbs.at(-1) ?? ''),
          );
        }
        const link = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
        if (canonical === null) {
          expect(link).toBeNull();
          expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
        } else if (locale === 'cs') {
          expect(link).toBe(new URL(canonical, baseURL).href);
        }
        expect(plain.texts().filter(isUnresolved)).toEqual([]);
        if (isNotFound) expect(plain.read()).toContain('This page could not be found');
      });
    }
  });
}
