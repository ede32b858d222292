import { createRemixStub } from '@remix-run/testing';
import { cleanup, render } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import cs from '../i18n/cs.json';
import sk from '../i18n/sk.json';

afterEach(cleanup);

/** Renders a component with its words and a router around it. */
export function renderUi(element: ReactElement, locale: 'cs' | 'sk' = 'cs') {
  const withWords = (content: ReactElement) => (
    <I18nProvider locale={locale} messages={{ ui: { cs, sk }[locale] }}>
      {content}
    </I18nProvider>
  );
  const Stub = createRemixStub([{ path: '*', Component: () => withWords(element) }]);
  return render(<Stub />);
}
