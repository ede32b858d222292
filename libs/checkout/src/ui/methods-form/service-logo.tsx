import { Icon, Picture, type IconName } from '@vyloha/ui';

interface ServiceLogoProps {
  picture: { fileKey: string } | null;
  /** Fallback for a missing picture. */
  icon: IconName;
}

/** Logo of a carrier or payment method; decorative, as the name is beside it. */
export function ServiceLogo({ picture, icon }: ServiceLogoProps) {
  return picture ? <Picture fileKey={picture.fileKey} alt="" width={56} height={40} /> : <Icon name={icon} size={32} />;
}
