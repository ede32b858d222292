import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { findSubmission } from '@vyloha/e2e-fixtures/moderation';
import { runVyloha } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/zahradni-kreslo-provence';

test('a question is asked on the page of a product within the limits of its form, and is on it once it is answered', async ({
  page,
  plain,
}) => {
  const text = `Vejde se do kufru? <b>${randomUUID()}</b>`;
  const email = `${randomUUID()}@example.com`;
  await page.goto(product);
  await page.getByText('Zeptat se na zboží').click();
  const form = page.locator('form#question');
  await form.getByRole('button', { name: 'Odeslat dotaz' }).click();
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Váš dotaz')).toHaveAttribute('maxlength', '2000');
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
  // In Slovak, as of a page in Czech what is kept for all shoppers may be from before for half a minute.
  plain.cookies = [{ name: 'vyloha_locale', value: 'sk' }];
  await plain.open(product);
  expect(plain.read('#dotazy')).toContain(text);
});
