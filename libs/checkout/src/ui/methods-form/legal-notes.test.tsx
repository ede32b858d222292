import { renderPage } from '@vyloha/account/testing';
import { plainFields } from '@vyloha/forms';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LegalNotes } from './legal-notes';

afterEach(cleanup);

function show(minAge: number | null, hasGuaranteeNotice: boolean) {
  const lastResult = { status: 'error' as const, initialValue: {}, error: { ageConfirmed: ['Potvrďte věk'] } };
  const ageField = plainFields({ formId: 'methods', lastResult })('ageConfirmed');
  const Notes = () => <LegalNotes ageField={ageField} minAge={minAge} hasGuaranteeNotice={hasGuaranteeNotice} />;
  return renderPage(Notes, { loaderData: {} });
}

it('asks for a declaration of age where products are for adults, and never ticks it itself', async () => {
  await show(18, false);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prohlašuji, že mi je alespoň 18 let' });
  expect(box.checked).toBe(false);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links the notice of the legal guarantee, and asks nobody about their age without a reason', async () => {
  await show(null, true);
  expect(screen.getByRole('link', { name: /^zákonnou záruku/ }).getAttribute('href')).toBe('/stranka/zakonna-zaruka');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
