/** Pages of the content system with what the law asks a shop to say; apart, since few pages link to them. */
export const noticeSlugs = {
  accessibility: 'prohlaseni-o-pristupnosti',
  disputes: 'mimosoudni-reseni-sporu',
  guarantee: 'zakonna-zaruka',
} as const;
