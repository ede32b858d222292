import { isPlainClick } from '@vyloha/ui';
import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { PictureDialog as PictureDialogComponent } from './picture-dialog';

type DialogProps = ComponentProps<typeof PictureDialogComponent>;

/** Loaded when a picture is pointed at, focused or clicked. */
const loadDialog = () => import('./picture-dialog');

interface EnlargedPictures {
  /** Opens a picture in place of the page that its link leads to. */
  open: (event: MouseEvent<HTMLAnchorElement>, index: number) => void;
  prepare: () => void;
  /** Where it is rendered matters not. */
  dialog: ReactNode;
}

/** Links to pages of pictures that open a dialog instead. */
export function usePictureDialog({
  pictures,
  name,
  pathOf,
}: Pick<DialogProps, 'pictures' | 'name' | 'pathOf'>): EnlargedPictures {
  const [opened, setOpened] = useState<number | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);

  async function load(index: number) {
    try {
      const { PictureDialog } = await loadDialog();
      setDialog(() => PictureDialog);
      setOpened(index);
    } catch {
      location.assign(pathOf(index));
    }
  }

  return {
    open: (event, index) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void load(index);
    },
    prepare: () => void loadDialog().catch(() => {}),
    dialog: Dialog !== null && opened !== null && (
      <Dialog pictures={pictures} name={name} first={opened} pathOf={pathOf} onClose={() => setOpened(null)} />
    ),
  };
}
