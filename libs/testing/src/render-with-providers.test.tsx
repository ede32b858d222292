import { Form, Link, useActionData, useLocation } from '@remix-run/react';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { aPublicConfig } from './a-public-config';
import { aRequest } from './a-request';
import { renderWithProviders } from './render-with-providers';

afterEach(cleanup);

function Part() {
  const { t, locale } = useTranslation('forms');
  const config = usePublicConfig();
  const actionData = useActionData<{ said: string }>();
  return (
    <Form method="post">
      <p>{`${locale} ${t('email')} ${String(isFeatureVisible(config, 'compare'))} ${useLocation().pathname}`}</p>
      <Link to="/kosik">{actionData?.said ?? 'nothing'}</Link>
      <button>Send</button>
    </Form>
  );
}

describe('renderWithProviders', () => {
  it('provides texts of the libraries, configuration and router', () => {
    renderWithProviders(<Part />, { path: '/zahrada', config: aPublicConfig({}, 'compare') });
    expect(screen.getByText('cs E-mail není ve správném formátu true /zahrada')).toBeTruthy();
  });

  it('accepts a locale and further texts', () => {
    renderWithProviders(<Part />, { locale: 'sk', messages: { forms: { email: 'iné' } } });
    expect(screen.getByText('sk iné false /')).toBeTruthy();
  });

  it('supports submitting forms', async () => {
    const { user } = renderWithProviders(<Part />, { action: () => ({ said: 'thanks' }) });
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('thanks')).toBeTruthy();
  });
});

describe('aRequest', () => {
  it('is what a browser sends', async () => {
    const request = aRequest('/kosik?p=2', { cookies: { vyloha_token: 'a b' }, form: { id: 'v-1', gift: ['a', 'b'] } });
    expect(request.method).toBe('POST');
    expect(request.headers.get('Cookie')).toBe('vyloha_token=a%20b');
    expect((await request.formData()).getAll('gift')).toEqual(['a', 'b']);
    expect(aRequest('/zahrada').method).toBe('GET');
  });
});
