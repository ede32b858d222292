import { ErrorPage } from '@vyloha/shell/ui';
import type { ErrorPageProps } from '@vyloha/shell/ui';
import { useShell } from './frame/frame-context';
import type { RootData } from './root-loader.server';

interface PageFailureProps extends Pick<ErrorPageProps, 'status' | 'content'> {
  data: RootData;
}

/** What a page shows in its place within the frame when it cannot be shown. */
export function PageFailure({ data, ...failure }: PageFailureProps) {
  const { contact, menus } = useShell(data.shell);
  return <ErrorPage {...failure} phone={contact.phone} departments={menus.main.items} />;
}
