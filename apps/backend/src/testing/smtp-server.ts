import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  url: string;
  /** What clients sent, commands and messages. */
  received(): string;
  /** Accepted messages. */
  messages: readonly string[];
  close(): Promise<void>;
}

/** Minimal SMTP server: accepts everything, except recipients that contain `refused`. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const chunks: string[] = [];
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const replyTo = (command: string): string => {
    if (/^RCPT TO:<[^>]*refused/i.test(command)) return '550 no such mailbox';
    if (/^DATA/i.test(command)) return '354 go on';
    if (/^QUIT/i.test(command)) return '221 bye';
    return /^(?:EHLO|HELO|MAIL|RCPT|RSET)/i.test(command) ? '250 ok' : '500 what';
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    let message: string | null = null;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      chunks.push(text);
      if (message !== null) {
        message += text;
        if (!message.endsWith('\r\n.\r\n')) return;
        messages.push(message.replace(/^\.\./gm, '.'));
        message = null;
        socket.write('250 kept\r\n');
        return;
      }
      const reply = replyTo(text);
      if (reply.startsWith('354')) message = '';
      socket.write(`${reply}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    received: () => chunks.join(''),
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
