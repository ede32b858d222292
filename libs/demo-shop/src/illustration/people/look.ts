/** What a drawn person looks like. */
export interface Look {
  hairstyle: Hairstyle;
  /** `#rrggbb` */
  hair: string;
  skin: string;
  clothes: string;
  wears: readonly Accessory[];
}

export const hairstyles = [
  ...(['short', 'parted', 'cropped', 'bald', 'bob', 'fringe', 'long', 'bun', 'ponytail'] as const),
  ...(['curly', 'afro', 'waves', 'braids', 'headscarf', 'cap'] as const),
] as const;
export type Hairstyle = (typeof hairstyles)[number];

export const accessories = [
  ...(['glasses', 'beard', 'moustache', 'freckles', 'earrings', 'apron', 'collar', 'wrinkles'] as const),
] as const;
export type Accessory = (typeof accessories)[number];
