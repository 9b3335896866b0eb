import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a Postgres server that can be closed and opened again. */
export interface Relay {
  /** The server's URL, by way of the relay. */
  url: string;
  /** Cuts every connection and refuses further ones, as a server that is stopped does. */
  cut(): Promise<void>;
  /** Carries nothing any more in either direction and says nothing of it, as a network that is gone does. */
  silence(): void;
  /** Lets everything through again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free loopback port and carries everything to the server of `target`. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => silent || to.write(chunk));
    from.once('close', () => to.destroy());
  };
  const server: Server = createServer((incoming) => {
    // It was on its way when the relay was cut.
    if (!server.listening) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port || 5432), hostname);
    keep(incoming);
    keep(outgoing);
    carry(incoming, outgoing);
    carry(outgoing, incoming);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    if (closed) server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };

  const own = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    cut,
    silence() {
      silent = true;
    },
    async restore() {
      silent = false;
      if (!server.listening) await listen(own);
    },
    close: cut,
  };
}
