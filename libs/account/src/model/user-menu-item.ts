export type UserMenuKey =
  | 'dashboard'
  | 'orders'
  | 'company'
  | 'approvals'
  | 'quotes'
  | 'schedules'
  | 'favourites'
  | 'shoppingLists'
  | 'bulkOrder'
  | 'documents'
  | 'returns'
  | 'warrantyClaims'
  | 'settings'
  | 'addresses'
  | 'password';

/** One entry of the user menu. */
export interface UserMenuItem {
  /** Translation key: `menu.{key}`. */
  key: UserMenuKey;
  to: string;
  opensNewTab?: boolean;
}
