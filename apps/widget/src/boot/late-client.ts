import type { Client } from '../api/client.ts';

export interface LateClient {
  /** Calls wait for the client and listeners are handed on to it. */
  readonly client: Client;
  /** The client is here. */
  arrive(client: Client): void;
}

/** A client for the flows of the first screen, whose own code is in place before the client's. */
export function createLateClient(): LateClient {
  let arrived: Client | undefined;
  let announce: (client: Client) => void = () => {};
  const arrival = new Promise<Client>((resolve) => {
    announce = resolve;
  });

  /** At once where that is possible: nothing may be missed between a subscription and what it is for. */
  const listen = (subscribe: (client: Client) => () => void): (() => void) => {
    if (arrived) return subscribe(arrived);
    let isStopped = false;
    let stop = () => {};
    void arrival.then((client) => {
      if (!isStopped) stop = subscribe(client);
    });
    return () => {
      isStopped = true;
      stop();
    };
  };

  return {
    client: {
      call: async (...call) => (arrived ?? (await arrival)).call(...call),
      onPush: (name, listener) => listen((client) => client.onPush(name, listener)),
      onReconnect: (listener) => listen((client) => client.onReconnect(listener)),
      onDisconnect: (listener) => listen((client) => client.onDisconnect(listener)),
    },
    arrive(client) {
      arrived = client;
      announce(client);
    },
  };
}
