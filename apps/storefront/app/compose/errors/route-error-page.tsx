import { RecommendedProducts } from '@vyloha/catalog/ui';
import { ExtraMessagesProvider } from '@vyloha/i18n';
import { ErrorPage } from '@vyloha/shell/ui';
import { productActions } from '../../pages/product-actions';
import { useShell } from '../frame/frame-context';
import type { RootData } from '../root/root-loader.server';
import type { ErrorPageData } from './error-page-data';

interface RouteErrorPageProps {
  data: RootData;
  status: number;
  /** `null` where there is no error page data: the page failed while rendering. */
  errorPageData: ErrorPageData | null;
}

/** The error page of a route, within the frame. */
export function RouteErrorPage({ data, status, errorPageData }: RouteErrorPageProps) {
  const { contact, menus } = useShell(data.shell);
  const recommendations = errorPageData?.recommendations;
  return (
    <ErrorPage status={status} content={errorPageData?.content} phone={contact.phone} departments={menus.main.items}>
      {recommendations && (
        <ExtraMessagesProvider messages={recommendations.messages}>
          <RecommendedProducts recommendation={recommendations.recommended} productActions={productActions} />
        </ExtraMessagesProvider>
      )}
    </ErrorPage>
  );
}
