import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider } from '@vyloha/i18n';
import { ErrorSummary } from '../error-summary/error-summary';
import cs from '../i18n/cs.json';
import { RadioCards } from '../radio-cards/radio-cards';
import { submissionErrors } from '../submission/submission-errors';
import { CheckboxField } from './checkbox-field';
import { plainFields } from './plain-fields';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const failedResult = {
  status: 'error' as const,
  initialValue: { email: 'jan', password: 'tajne', country: 'SVK', terms: 'on', note: 'u vrátnice', shipper: 's-ppl' },
  error: {
    email: ['forms:email'],
    country: ['Sem neposíláme'],
    terms: ['forms:required'],
    shipper: ['forms:required'],
  },
};
const field = plainFields({ formId: 'order', lastResult: failedResult });
const inCzech = (element: ReactElement) => (
  <I18nProvider locale="cs" messages={{ forms: cs }}>
    {element}
  </I18nProvider>
);

afterEach(cleanup);

describe('a field', () => {
  it('has its label above, keeps the submitted value and is described by hint and message', () => {
    render(
      inCzech(
        <TextField field={field('email', { required: true })} label="E-mail" type="email" hint="Pošleme potvrzení" />,
      ),
    );
    const input = screen.getByLabelText('E-mail');
    expect(input.getAttribute('name')).toBe('email');
    expect(input.getAttribute('value')).toBe('jan');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    const described = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Pošleme potvrzení', 'E-mail není ve správném formátu']);
  });

  it('is marked as optional, and not described by missing elements', () => {
    render(inCzech(<TextareaField field={field('note')} label="Poznámka" />));
    const input = screen.getByLabelText('Poznámka (nepovinné)');
    expect(input.textContent).toBe('u vrátnice');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('never shows a password again', () => {
    const html = renderToStaticMarkup(inCzech(<TextField field={field('password')} label="Heslo" type="password" />));
    expect(html).not.toContain('tajne');
  });

  it('shows a message of the backend unchanged', () => {
    const options = [
      { value: 'CZE', label: 'Česko' },
      { value: 'SVK', label: 'Slovensko' },
    ];
    render(inCzech(<SelectField field={field('country', { required: true })} label="Země" options={options} />));
    expect(screen.getByLabelText<HTMLSelectElement>('Země').value).toBe('SVK');
    expect(screen.getByText('Sem neposíláme')).toBeTruthy();
  });

  it('starts with its default value where nothing was submitted', () => {
    const preset = plainFields({ formId: 'login', defaultValue: { email: 'eva@example.com' } });
    render(inCzech(<TextField field={preset('email')} label="E-mail" />));
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('eva@example.com');
  });

  it('keeps a checkbox checked', () => {
    render(inCzech(<CheckboxField field={field('terms', { required: true })} label="Souhlasím" />));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Souhlasím' });
    expect(box.checked).toBe(true);
    expect(box.getAttribute('aria-describedby')).toBe('order-terms-error');
  });
});

describe('radio cards', () => {
  const cards = [
    { value: 's-posta', title: 'Pošta', unavailable: 'Sem nevozíme' },
    { value: 's-ppl', title: 'PPL', description: 'zítra', aside: '99 Kč' },
  ];

  it('are a radio group whose first option is linked from the summary', () => {
    render(inCzech(<RadioCards field={field('shipper')} legend="Doprava" cards={cards} />));
    expect(screen.getByRole('group', { name: 'Doprava' })).toBeTruthy();
    const [post, ppl] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(post?.id).toBe('order-shipper');
    expect(post?.name).toBe('shipper');
    expect(ppl?.checked).toBe(true);
    expect(post?.getAttribute('aria-describedby')).toBe('order-shipper-error');
  });

  it('describe why one is unavailable and keep it focusable', () => {
    render(inCzech(<RadioCards field={field('shipper')} legend="Doprava" cards={cards} />));
    const post = screen.getByRole<HTMLInputElement>('radio', { name: /Sem nevozíme/ });
    expect(post.getAttribute('aria-disabled')).toBe('true');
    expect(post.disabled).toBe(false);
    post.click();
    expect(post.checked).toBe(false);
  });
});

describe('the error summary', () => {
  it('counts, names and links the errors, and receives the focus', () => {
    const form = submissionErrors('order', {
      ...failedResult,
      error: { ...failedResult.error, '': ['Zkuste to později'] },
    });
    render(inCzech(<ErrorSummary form={form} labels={{ email: 'E-mail' }} />));
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toContain('Opravte prosím 4 údaje');
    expect(screen.getByRole('link', { name: 'E-mail: E-mail není ve správném formátu' }).getAttribute('href')).toBe(
      '#order-email',
    );
    expect(screen.getByText('Zkuste to později').closest('a')).toBeNull();
    expect(document.activeElement?.contains(summary)).toBe(true);
  });

  it('receives the focus without JavaScript as well', () => {
    const html = renderToStaticMarkup(inCzech(<ErrorSummary form={submissionErrors('order', failedResult)} />));
    expect(html).toMatch(/tabindex="-1" autofocus=""/i);
  });

  it('renders nothing when nothing was refused', () => {
    const html = renderToStaticMarkup(inCzech(<ErrorSummary form={submissionErrors('order', undefined)} />));
    expect(html).toBe('');
  });
});
