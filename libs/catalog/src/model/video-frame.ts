/** Where videos are played without telling anybody who merely looks at the page. */
const player = 'https://www.youtube-nocookie.com/embed/';
const hosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const idPattern = /^[\w-]{6,20}$/;

function idOf({ hostname, pathname, searchParams }: URL): string | null {
  if (!hosts.test(hostname)) return null;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (hostname.endsWith('youtu.be')) return first;
  return first === 'watch' ? searchParams.get('v') : second;
}

/** The address under which an editor's video can stand in a page; `null` for a video of nobody whom pages admit. */
export function videoFrame(address: string): string | null {
  const id = URL.canParse(address) ? idOf(new URL(address)) : null;
  return id !== null && idPattern.test(id) ? player + id : null;
}
