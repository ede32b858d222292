import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Icon, isPlainClick, Link, lazyNamed } from '@vyloha/ui';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { paths } from '@vyloha/links';
import type { ShellData } from '../../model/shell-data';
import styles from './menu-button.module.css';

const MobileMenu = lazyNamed(() => import('../mobile-menu/mobile-menu'), 'MobileMenu');

export type MenuButtonData = Pick<ShellData, 'currentPath' | 'languageLinks'>;

/** The mobile hamburger: a link to the menu page; JavaScript opens the menu over the current page instead. */
export function MenuButton({ data: { currentPath, languageLinks } }: { data: MenuButtonData }) {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => setIsOpen(false), [key]);

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Link to={paths.menu()} className={styles.hamburger} onClick={open} rel="nofollow">
        <Icon name="menu" size={24} label={t('menu.open')} />
      </Link>
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileMenu
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            currentPath={currentPath}
            languageLinks={languageLinks}
          />
        </Suspense>
      )}
    </>
  );
}
