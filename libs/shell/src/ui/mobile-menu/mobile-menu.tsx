import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Dialog, Skeleton } from '@vyloha/ui';
import { useEffect } from 'react';
import { paths } from '@vyloha/links';
import type { loadMenuPage } from '../../handlers/load-menu-page.server';
import { MenuPanel, type MenuPanelProps } from '../menu-panel/menu-panel';

const skeletonLines = [1, 2, 3, 4, 5, 6];

interface MobileMenuProps extends Omit<MenuPanelProps, 'data'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The full menu in a sheet over the page, loaded when it first opens. */
export function MobileMenu({ isOpen, onClose, ...panel }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const { data, load, state } = useFetcher<typeof loadMenuPage>();

  useEffect(() => {
    if (isOpen && data === undefined && state === 'idle') void load(paths.menu());
  }, [isOpen, data, load, state]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('menu.main')} size="sm" variant="sheet">
      {data === undefined ? (
        <div role="status" aria-label={t('menu.loading')}>
          {skeletonLines.map((line) => (
            <Skeleton key={line} />
          ))}
        </div>
      ) : (
        <MenuPanel data={data} {...panel} />
      )}
    </Dialog>
  );
}
