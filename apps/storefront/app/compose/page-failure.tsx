import { RecommendedGoods } from '@vyloha/catalog/ui';
import { MoreMessages } from '@vyloha/i18n';
import { ErrorPage } from '@vyloha/shell/ui';
import { goodsCorner } from '../pages/goods-corner';
import { useShell } from './frame/frame-context';
import type { RootData } from './root-loader.server';
import type { ToldFailure } from './told-failure';

interface PageFailureProps {
  data: RootData;
  status: number;
  /** `null` where nobody was asked: the page broke as it was drawn. */
  told: ToldFailure | null;
}

/** What a page shows in its place within the frame when it cannot be shown. */
export function PageFailure({ data, status, told }: PageFailureProps) {
  const { contact, menus } = useShell(data.shell);
  const goods = told?.goods;
  return (
    <ErrorPage status={status} content={told?.content} phone={contact.phone} departments={menus.main.items}>
      {goods && (
        <MoreMessages messages={goods.messages}>
          <RecommendedGoods goods={goods.recommended} corner={goodsCorner} />
        </MoreMessages>
      )}
    </ErrorPage>
  );
}
