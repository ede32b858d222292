import { randomUUID } from 'node:crypto';
import { openInSlovak } from '@vyloha/e2e-fixtures/interaction';
import { findSubmission } from '@vyloha/e2e-fixtures/moderation';
import { runVyloha } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const reviewedProduct = '/produkt/zahradni-kreslo-provence';
const photographedProduct = '/produkt/zahradni-kolecko-vinar';

const createEmail = () => `${randomUUID()}@example.com`;

test('reviews are listed: five at first, then more, sorted, only those with text', async ({ page }) => {
  await page.goto(reviewedProduct);
  const reviews = page.getByRole('region', { name: 'Recenze', exact: true });
  const items = reviews.locator('li').filter({ has: page.locator('time') });
  await expect(items).toHaveCount(5);
  await expect(reviews.getByText('Ověřený nákup').first()).toBeAttached();
  await reviews.getByRole('link', { name: 'Zobrazit další recenze' }).click();
  await expect(page).toHaveURL(/\?recenze=2#recenze$/);
  await expect(items).toHaveCount(25);
  await reviews.getByRole('link', { name: 'Nejhorší' }).click();
  await expect(items.first().getByRole('img', { name: /^Hodnocení 1,0/ })).toBeVisible();
  await reviews.getByRole('link', { name: /^Jen s textem/ }).click();
  await expect(page).toHaveURL(/recenze-text=1/);
  await expect(items).toHaveCount(5);
  await expect(reviews.getByRole('link', { name: 'Zobrazit i recenze bez textu' })).toBeVisible();
  await reviews.getByRole('link', { name: /^4 hvězdičky/ }).click();
  await expect(page).toHaveURL(/recenze-hvezdy=4/);
  await expect(items.first().getByRole('img', { name: /^Hodnocení 4,0/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a review requires stars, is visible at once, and is voted about; the vote is changed', async ({ page }) => {
  const text = `Sedí se v něm dobře <b>${randomUUID()}</b>`;
  await page.goto(reviewedProduct);
  await page.getByText('Napsat recenzi').click();
  const form = page.locator('form#review');
  await form.getByLabel('Co se vám líbí, co ne').fill(text);
  await form.getByLabel('Jméno, které zobrazíme').fill('Jana z Berouna');
  await form.getByLabel('E-mail').fill(createEmail());
  await form.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await expect(form.getByText('Ohodnoťte zboží alespoň pomocí hvězdiček').last()).toBeVisible();
  await expect(form.getByLabel('Co se vám líbí, co ne')).toHaveValue(text);
  await form.getByRole('radio', { name: /^4 hvězdičky/ }).check();
  await form.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await expect(page.getByText('Děkujeme za recenzi').first()).toBeVisible();
  const review = page.locator('li').filter({ hasText: text });
  await expect(review).toBeVisible();
  await review.getByRole('button', { name: /^Ano \(0\)/ }).click();
  await expect(review.getByRole('button', { name: /^Ano \(1\)/ })).toBeVisible();
  await review.getByRole('button', { name: /^Ne \(0\)/ }).click();
  await expect(review.getByRole('button', { name: /^Ne \(1\)/ })).toBeVisible();
  await expect(review.getByRole('button', { name: /^Ano \(0\)/ })).toBeVisible();
});

/** A picture of one colour, as a file of a phone. */
const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

test('a review with photographs keeps them when refused, and shows them once they are published', async ({ page }) => {
  test.slow();
  const text = `S fotkou ${randomUUID()}`;
  await page.goto(photographedProduct);
  await page.getByText('Napsat recenzi').click();
  const form = page.locator('form#review');
  const files = form.locator('input[type="file"]');
  await form.getByLabel('Co se vám líbí, co ne').fill(text);
  await form.getByLabel('Jméno, které zobrazíme').fill('Jana z Berouna');
  await form.getByLabel('E-mail').fill(createEmail());
  await form.getByRole('radio', { name: /^4 hvězdičky/ }).check();
  await files.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
  await form.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await expect(form.getByText('Fotografie musí být ve formátu JPEG').last()).toBeVisible();
  await expect(form.getByLabel('Co se vám líbí, co ne')).toHaveValue(text);

  await form.getByLabel('Jméno, které zobrazíme').fill('');
  await files.setInputFiles([photo('one.png'), photo('two.png')]);
  await form.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await expect(form.getByText('2 fotografie jsou nahrané')).toBeVisible();
  await form.getByLabel('Jméno, které zobrazíme').fill('Jana z Berouna');
  await form.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await expect(page.getByText('jakmile je zkontrolujeme').first()).toBeVisible();
  const review = page.locator('li').filter({ hasText: text });
  await expect(review).toBeVisible();
  await expect(review.getByRole('img', { name: /Fotografie/ })).toHaveCount(0);

  const id = await findSubmission(text, /recenze-[\w-]+/);
  await runVyloha('reviews', 'publish-photo', id);
  await openInSlovak(page, photographedProduct);
  await review.getByRole('link', { name: 'Obrázok 1' }).click();
  await expect(page.getByRole('heading', { name: /Fotografie z recenzie/ })).toBeVisible();
});
