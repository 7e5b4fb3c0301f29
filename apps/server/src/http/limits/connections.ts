import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The connections of the service: what one client may hold, and how all of them end. */
export interface Connections {
  /** Makes the server whose connections these are. */
  createServer(listener: RequestListener): Server;
  /**
   * From now on, ends each connection on which nothing is being answered, and those whose clients neither send the rest
   * of their request nor take their answer.
   */
  drain(): void;
}

/** How much connections may hold. */
export interface ConnectionLimits {
  /** How many there may be at a time. */
  readonly connections: number;
  /** How many requests may wait on one of them for the answers to those before. */
  readonly waiting: number;
  /** And on all of them together. */
  readonly waitingInAll: number;
  /** How long a client may leave an answer unread, in milliseconds. */
  readonly unreadFor: number;
  /** How long it may while the service stops, also to send the rest of a request. */
  readonly unreadWhileStopping: number;
  /** How long a request may take to come, in milliseconds. */
  readonly requestTimeout: number;
}

const usualLimits: ConnectionLimits = {
  connections: 10_000,
  waiting: 100,
  waitingInAll: 10_000,
  unreadFor: 60_000,
  unreadWhileStopping: 5_000,
  requestTimeout: 300_000,
};

/** How long a connection may stay open between two requests, in milliseconds: longer than proxies keep theirs. */
const keepAliveTimeout = 72_000;

/** What happens on one connection: answers leave in the order of the requests, so only one is made at a time. */
interface Line {
  current: ServerResponse | undefined;
  readonly waiting: (() => void)[];
}

/**
 * Returns connections on which requests are answered one by one. Those that were sent ahead wait unhandled, so that a
 * client which does not read costs one answer. (Node handles each as it comes and keeps all answers.)
 */
export function createConnections(given: Partial<ConnectionLimits> = {}): Connections {
  const limits = { ...usualLimits, ...given };
  const lines = new Map<Socket, Line>();
  let waitingInAll = 0;
  let isDraining = false;

  const next = (socket: Socket, line: Line) => {
    line.current = undefined;
    const serve = line.waiting.shift();
    if (serve) {
      waitingInAll--;
      serve();
    } else if (isDraining) socket.end(() => socket.destroy());
  };

  const add = (socket: Socket) => {
    const line: Line = { current: undefined, waiting: [] };
    lines.set(socket, line);
    socket.once("close", () => {
      lines.delete(socket);
      waitingInAll -= line.waiting.length;
      line.waiting.length = 0;
    });
  };

  const enqueue = (listener: RequestListener): RequestListener => {
    return (request, response) => {
      const { socket } = request;
      const line = lines.get(socket);
      if (line === undefined) return;
      const serve = () => {
        line.current = response;
        response.once("close", () => next(socket, line));
        listener(request, response);
      };
      if (line.current === undefined) serve();
      else if (line.waiting.length < limits.waiting && waitingInAll < limits.waitingInAll) {
        waitingInAll++;
        line.waiting.push(serve);
      } else socket.destroy();
    };
  };

  // Node says so when nothing was sent or taken for so long, also while we work.
  const judge = (socket: Socket) => {
    const current = lines.get(socket)?.current;
    const isUnread = socket.writableLength > 0;
    const isUnsent = isDraining && current?.req.complete === false;
    if (current === undefined || isUnread || isUnsent) socket.destroy();
  };

  return {
    createServer(listener) {
      const answer = enqueue(listener);
      const { requestTimeout } = limits;
      // Node's own answer to a request without Host is no problem of the contract; the app gives one.
      const server = createServer({ requestTimeout, keepAliveTimeout, requireHostHeader: false }, answer);
      server.maxConnections = limits.connections;
      server.setTimeout(limits.unreadFor);
      server.on("connection", add);
      server.on("timeout", judge);
      // Whatever else a client expects than to be asked for the body, it is answered as if it did not (RFC 9110, 10.1.1).
      server.on("checkExpectation", answer);
      return server;
    },
    drain() {
      isDraining = true;
      for (const [socket, { current }] of lines) {
        if (current === undefined) socket.destroy();
        else socket.setTimeout(limits.unreadWhileStopping);
      }
    },
  };
}
