/** A module of its own, so that the bundler makes a separate chunk of it. */
export { WishListButton } from '@vyloha/account/ui';
