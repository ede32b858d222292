/** Where the filters are beside the products; on narrower screens they cover the page. */
export const sidebarMediaQuery = '(width >= 1024px)';
