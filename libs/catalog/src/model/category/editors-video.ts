/** Where videos are played without telling anybody who merely looks at the page. */
const player = 'https://www.youtube-nocookie.com/embed/';
const pages = 'https://www.youtube.com/watch?v=';
const hosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const idPattern = /^[\w-]{6,20}$/;

/** Addresses of a video. */
export interface EditorsVideo {
  /** Of its player, for a frame. */
  frame: string;
  /** Of its own page. */
  page: string;
}

function idOf({ hostname, pathname, searchParams }: URL): string | null {
  if (!hosts.test(hostname)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (hostname.endsWith('youtu.be')) return first;
  return first === 'watch' ? searchParams.get('v') : second;
}

/** The video at an address that an editor gave; `null` for a video of nobody whom pages admit. */
export function editorsVideo(address: string): EditorsVideo | null {
  const id = URL.canParse(address) ? idOf(new URL(address)) : null;
  return id !== null && idPattern.test(id) ? { frame: player + id, page: pages + id } : null;
}
