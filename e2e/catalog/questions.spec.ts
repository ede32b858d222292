import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { findSubmission, moderate } from '@vyloha/e2e-fixtures/moderation';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/zahradni-kreslo-provence';

test('a question is asked on the page of a product, and is on it once it is answered', async ({ page }) => {
  test.slow();
  const text = `Vejde se do kufru? <b>${randomUUID()}</b>`;
  const email = `${randomUUID()}@example.com`;
  await page.goto(product);
  await page.getByText('Zeptat se na zboží').click();
  const form = page.locator('form#question');
  await form.getByLabel('Váš dotaz').fill(text);
  await form.getByLabel('E-mail pro odpověď').fill('jana');
  await form.getByRole('button', { name: 'Odeslat dotaz' }).click();
  await expect(form.getByText('E-mail není ve správném formátu').last()).toBeVisible();
  await expect(form.getByLabel('Váš dotaz')).toHaveValue(text);
  await form.getByLabel('E-mail pro odpověď').fill(email);
  await form.getByRole('button', { name: 'Odeslat dotaz' }).click();
  await expect(page.getByText('Dotaz jsme přijali').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dotazy' }).getByText(text)).toHaveCount(0);

  await moderate('answer', await findSubmission(text, /q-[\w-]+/), 'Poradna', 'Vejde, opěradlo se sklápí.');
  expect(await waitForMailedPath(email, '/produkt')).toBe(product);
  // Pages and calls for all shoppers are cached for a while.
  await expect(async () => {
    await page.goto(product);
    await expect(page.getByRole('region', { name: 'Dotazy' }).getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 50_000 });
});

test('the form of a question keeps to its limits', async ({ page }) => {
  await page.goto(product);
  await page.getByText('Zeptat se na zboží').click();
  const form = page.locator('form#question');
  await form.getByRole('button', { name: 'Odeslat dotaz' }).click();
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('maxlength', '2000');
});
