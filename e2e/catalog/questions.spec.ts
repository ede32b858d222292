import { randomUUID } from 'node:crypto';
import { openInSlovak } from '@vyloha/e2e-fixtures/interaction';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { findSubmission } from '@vyloha/e2e-fixtures/moderation';
import { runVyloha } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/zahradni-kreslo-provence';

test('a question is asked on the page of a product, and is on it once it is answered', async ({ page }) => {
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

  await runVyloha(
    'questions',
    'answer',
    await findSubmission(text, /q-[\w-]+/),
    'Poradna',
    'Vejde, opěradlo se sklápí.',
  );
  expect(await waitForMailedPath(email, '/produkt')).toBe(product);
  await openInSlovak(page, product);
  await expect(page.getByRole('region', { name: 'Otázky' }).getByText(text)).toBeVisible();
});

test('the form of a question keeps to its limits', async ({ page }) => {
  await page.goto(product);
  await page.getByText('Zeptat se na zboží').click();
  const form = page.locator('form#question');
  await form.getByRole('button', { name: 'Odeslat dotaz' }).click();
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('maxlength', '2000');
});
