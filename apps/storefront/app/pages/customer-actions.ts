/** A module of its own, so that the bundler makes a separate chunk of it. */
export { ListLink, WishListButton } from '@vyloha/account/ui';
