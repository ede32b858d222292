import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionResult } from '@conform-to/react';
import { I18nProvider } from '@vyloha/i18n';
import { ErrorSummary } from '../error-summary/error-summary';
import { SelectField } from '../fields/select-field';
import { TextField } from '../fields/text-field';
import cs from '../i18n/cs.json';
import { email, phoneNumber, postcode, requiredText } from '../index.rules';
import { useValidatedForm } from './use-validated-form';

const schema = v.pipe(
  v.object({
    email,
    phone: v.optional(phoneNumber),
    postcode: requiredText,
    country: v.string(),
    password: requiredText,
  }),
  postcode('postcode', 'country'),
);
const countries = [
  { value: 'CZE', label: 'Česko' },
  { value: 'AUT', label: 'Rakousko' },
];
const sent = vi.fn();

function OrderForm({ lastResult }: { lastResult?: SubmissionResult }) {
  const { formProps, fields, errors } = useValidatedForm({
    id: 'order',
    schema,
    lastResult,
    defaultValue: { country: 'CZE' },
  });
  return (
    <form
      method="post"
      {...formProps}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        if (!event.defaultPrevented) sent(Object.fromEntries(new FormData(event.currentTarget)));
        event.preventDefault();
      }}
    >
      <ErrorSummary form={errors} />
      <TextField field={fields.email} label="E-mail" type="email" />
      <TextField field={fields.phone} label="Telefon" type="tel" />
      <TextField field={fields.postcode} label="PSČ" />
      <SelectField field={fields.country} label="Země" options={countries} />
      <TextField field={fields.password} label="Heslo" type="password" />
      <button>Pokračovat</button>
    </form>
  );
}

const page = (lastResult?: SubmissionResult) => (
  <I18nProvider locale="cs" messages={{ forms: cs }}>
    <OrderForm {...(lastResult === undefined ? {} : { lastResult })} />
  </I18nProvider>
);

const refused: SubmissionResult = {
  status: 'error',
  initialValue: { email: 'jan@example.com', postcode: '1234', country: 'CZE' },
  error: { postcode: ['forms:postcode'] },
  fields: ['email', 'postcode', 'country', 'password'],
};

beforeEach(() => sent.mockClear());

describe('without script', () => {
  it('leaves validation to the browser', () => {
    const html = renderToStaticMarkup(page());
    expect(html).not.toContain('novalidate');
    expect(html).toMatch(/<input[^>]*type="email"[^>]*>/);
    expect(html.match(/required=""/g)).toHaveLength(4);
  });

  it('shows a refused form with its values, messages and summary', () => {
    const html = renderToStaticMarkup(page(refused));
    expect(html).toContain('value="jan@example.com"');
    expect(html).toContain('value="1234"');
    expect(html).toContain('PSČ musí obsahovat 5 čísel');
    expect(html).toContain('href="#order-postcode"');
    expect(html).toContain('aria-describedby="order-postcode-error"');
  });
});

describe('with script', () => {
  it('judges a field when it is left, and again as it is put right', async () => {
    const user = userEvent.setup();
    render(page());
    const input = screen.getByLabelText('PSČ');
    await user.type(input, '1234');
    expect(screen.queryByText('PSČ musí obsahovat 5 čísel')).toBeNull();
    await user.tab();
    expect(await screen.findByText('PSČ musí obsahovat 5 čísel')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(input, '5');
    await waitFor(() => expect(screen.queryByText('PSČ musí obsahovat 5 čísel')).toBeNull());
  });

  it('stops a wrong form, keeps what was typed and leads to the summary', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(screen.getByLabelText('E-mail'), 'jan');
    await user.click(screen.getByRole('button'));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    expect(summary.textContent).toContain('Opravte prosím 3 údaje');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jan');
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('E-mail'));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true));
  });

  it('sends a right form', async () => {
    const user = userEvent.setup();
    render(page());
    await user.type(screen.getByLabelText('E-mail'), 'jan@example.com');
    await user.type(screen.getByLabelText('PSČ'), '110 00');
    await user.type(screen.getByLabelText('Heslo'), 'tajne');
    await user.click(screen.getByRole('button'));
    expect(sent).toHaveBeenCalledWith({
      email: 'jan@example.com',
      phone: '',
      postcode: '110 00',
      country: 'CZE',
      password: 'tajne',
    });
  });

  it('leads to the summary when the server refuses', async () => {
    const { rerender } = render(page());
    rerender(page(refused));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    rerender(page({ ...refused, error: { '': ['Zkuste to později'] } }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Zkuste to později'));
  });
});
