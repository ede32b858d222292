import { randomUUID } from 'node:crypto';
import { waitForMailWith } from '@vyloha/e2e-fixtures/mails';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a message from the page that links lead to keeps its input on errors, reaches the shop, and is confirmed', async ({
  page,
}) => {
  const email = `tazatel-${randomUUID()}@example.com`;
  await page.goto('/kontakty');
  const form = page.getByRole('region', { name: 'Napište nám' });
  await form.getByLabel('Jméno').fill('Jana Nováková');
  // Valid for the browser, invalid for the shop.
  await form.getByLabel('E-mail').fill('jana@nikde');
  await form.getByLabel('S čím vám můžeme pomoct?').fill('Máte mladé jabloně?');
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await expect(form.getByText('E-mail není ve správném formátu').first()).toBeVisible();
  await expect(form.getByLabel('S čím vám můžeme pomoct?')).toHaveValue('Máte mladé jabloně?');
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await expect(page.getByText('Děkujeme za zprávu')).toBeVisible();
  await waitForMailWith(`Reply-To: ${email}`);
  await waitForMailWith(`To: ${email}`);
});
