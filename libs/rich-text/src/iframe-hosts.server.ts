/** Hosts whose maps, panoramas and videos editors may embed; the pages' CSP allows no others. */
export const iframeHosts: readonly string[] = [
  'www.google.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'frame.mapy.cz',
  'www.openstreetmap.org',
];
