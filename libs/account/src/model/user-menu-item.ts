export type UserMenuKey =
  | 'dashboard'
  | 'orders'
  | 'favourites'
  | 'shoppingLists'
  | 'bulkOrder'
  | 'documents'
  | 'returns'
  | 'warrantyClaims'
  | 'settings'
  | 'addresses'
  | 'password';

/** One way through the user area. */
export interface UserMenuItem {
  /** Of its text: `menu.{key}`. */
  key: UserMenuKey;
  to: string;
  opensNewTab?: boolean;
}
