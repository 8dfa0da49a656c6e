import { hasScreen } from '../routes/late-routes.ts';
import { readyScreen } from '../routes/screens.ts';
import type { Ports } from './compose.ts';

const nothing = () => () => {};
const never = () => new Promise<never>(() => {});

/** Ports of a page that is only drawn: nobody is called, nobody answers, and time does not pass. */
export const drawnPorts: Ports = {
  connect: () => ({ call: never, onPush: nothing, onReconnect: nothing, onDisconnect: nothing }),
  host: { kind: 'standalone', send: () => {}, on: nothing },
  history: {
    path: '',
    query: {},
    entry: undefined,
    push: () => {},
    replace: () => {},
    back: () => {},
    forward: () => {},
    onMove: nothing,
    layFloor: () => {},
  },
  clock: { now: () => 0, after: nothing },
  newId: () => '',
  timeline: performance,
  readyScreen,
  hasScreen,
  loadScreen: never,
  loadLateFlows: never,
  onLeave: () => {},
  mark: () => {},
};
