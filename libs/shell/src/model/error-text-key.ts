import { paths } from '@vyloha/links';

const keyByStatus: Readonly<Record<number, string>> = {
  403: 'shell:error.forbidden',
  404: 'shell:error.notFound',
  503: 'shell:error.unavailable',
};

/** Key of the title and the text of an error page; any other status is described as a server error. */
export function errorTextKey(status: number, pathname: string): string {
  const isOfCart = pathname === paths.cart() || pathname.startsWith(`${paths.cart()}/`);
  return status === 503 && isOfCart ? 'shell:error.cartUnavailable' : (keyByStatus[status] ?? 'ui:failure');
}
