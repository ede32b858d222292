/** Hosts whose maps, panoramas and videos editors may put into a page; the policy of the pages admits no others. */
export const framedHosts: readonly string[] = ['www.google.com', 'www.youtube-nocookie.com', 'frame.mapy.cz'];
