import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Dialog, Skeleton } from '@vyloha/ui';
import { useEffect } from 'react';
import { paths } from '@vyloha/links';
import type { menuPageLoader } from '../../handlers/menu-page-loader.server';
import { MenuTree } from '../menu-tree/menu-tree';

const skeletonLines = [1, 2, 3, 4, 5, 6];

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The full menu in a sheet over the page, loaded when it first opens. */
export function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const { data, load, state } = useFetcher<typeof menuPageLoader>();

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
        <MenuTree items={data.menu.items} />
      )}
    </Dialog>
  );
}
