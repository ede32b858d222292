import type { ReactNode } from 'react';
import { Button, type ButtonStyleProps } from '../button/button';
import { Tooltip, type TooltipProps } from '../tooltip/tooltip';

interface UnavailableButtonProps extends ButtonStyleProps, Pick<TooltipProps, 'tone'> {
  /** Why the button cannot be used now. */
  reason: string;
  children: ReactNode;
}

/** A button that looks disabled and does nothing, but can be focused: a tooltip says why, without JavaScript as well. */
export function UnavailableButton({ reason, tone, ...button }: UnavailableButtonProps) {
  return (
    <Tooltip text={reason} tone={tone} isWide={button.isWide}>
      {(id) => <Button {...button} aria-disabled aria-describedby={id} />}
    </Tooltip>
  );
}
