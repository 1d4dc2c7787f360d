import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Painter } from './discord/surface.js';
import type { Watch } from './discord/watch.js';
import type { Hall } from './leagues/index.js';
import type { House, MatchStore, Write } from './matches/index.js';

/** Where the operator looks: a port of this machine, unless told otherwise. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** What is measured as the program runs. Labels are closed sets of our own: nothing of a person is among them. */
export interface Metrics {
  readonly watch: Watch;
  watchFault(game: string, kind: string): void;
  /** The same, and what is written or painted through it is counted. */
  counted(store: MatchStore): MatchStore;
  timed<Paints extends Painter>(painter: Paints): Paints;
  /** Answers on the port from now on. */
  serve(address: MetricsAddress, program: Measured): Promise<{ close(): Promise<void>; readonly port: number }>;
}

/** What is looked at whenever the operator asks. */
export interface Measured {
  readonly house: House;
  readonly hall: Hall;
  isConnected(): boolean;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A database that has not answered after this is not ready. */
const PATIENCE = 2_000;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const name = (rest: string): string => `arbiter_${rest}`;
  const seconds = (rest: string, help: string, labelNames: string[] = []) =>
    new Histogram({ name: name(rest), help, labelNames, buckets: SECONDS, registers });
  const counter = (rest: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: name(rest), help, labelNames, registers });

  const acknowledging = seconds('acknowledge_seconds', 'Time until Discord took the acknowledgement', ['kind']);
  const answering = seconds('interaction_seconds', 'Time until an interaction was answered', ['kind']);
  const painting = seconds('paint_seconds', 'Time a picture took, with its wait in line');
  const ordered = new Gauge({ name: name('paint_queue'), help: 'Pictures ordered and not painted yet', registers });
  const answers = counter('answers_total', 'Answers written down', ['game']);
  const faults = counter('faults_total', 'Faults of ours in matches', ['game', 'kind']);
  const limits = counter('rate_limits_total', 'Waits Discord asked for', ['route']);

  function gauges({ house, hall, isConnected }: Measured): void {
    const gauge = (
      rest: string,
      help: string,
      collect: (gauge: Gauge<string>) => void | Promise<void>,
      labels: string[] = [],
    ) =>
      new Gauge({
        name: name(rest),
        help,
        labelNames: labels,
        registers,
        async collect() {
          await collect(this);
        },
      });
    const outboxes = { matches: house.store, leagues: hall.store };
    const unsent = async (each: (box: string, of: { posts: number; since: number | null }) => void) => {
      for (const [box, store] of Object.entries(outboxes)) each(box, await store.unsent());
    };
    gauge('outbox_posts', 'Posts that are not sent', g => unsent((box, { posts }) => g.set({ box }, posts)), ['box']);
    gauge(
      'outbox_age_seconds',
      'How long the oldest post has been due',
      g =>
        unsent((box, { since }) => g.set({ box }, since === null ? 0 : Math.max(0, house.world.now() - since) / 1000)),
      ['box'],
    );
    gauge(
      'queues',
      'Matches and leagues with work under way',
      g => {
        g.set({ of: 'matches' }, house.queues.size);
        g.set({ of: 'leagues' }, hall.queues.size);
      },
      ['of'],
    );
    gauge('tables', 'Tables kept in memory', g => g.set(house.hotTables));
    gauge('connected', 'Whether every shard is connected', g => g.set(Number(isConnected())));
    gauge(
      'game_paused',
      'Whether a game begins no new matches, because it failed again and again',
      g => {
        for (const { id } of house.world.games) g.set({ game: id }, Number(house.faults.isPaused(id)));
      },
      ['game'],
    );
  }

  return {
    watch: {
      acknowledged: (kind, ms) => acknowledging.observe({ kind }, ms / 1000),
      answered: (kind, ms) => answering.observe({ kind }, ms / 1000),
      limited: route => limits.inc({ route: plainRoute(route) }),
    },
    watchFault: (game, kind) => faults.inc({ game, kind }),
    counted: store =>
      new Proxy(store, {
        get(target, key) {
          if (key !== 'write') return Reflect.get(target, key);
          return async (change: Write, now: number) => {
            await target.write(change, now);
            if (change.match && change.answers?.length) answers.inc({ game: change.match.game }, change.answers.length);
          };
        },
      }),
    timed: painter => ({
      ...painter,
      async render(drawing, called) {
        const done = painting.startTimer();
        ordered.inc();
        try {
          return await painter.render(drawing, called);
        } finally {
          ordered.dec();
          done();
        }
      },
    }),
    async serve({ host, port }, program) {
      gauges(program);
      const server = createServer((request, response) => {
        void answer(registry, program, request.url ?? '/', response).catch(() => response.writeHead(500).end());
      });
      server.listen(port, host);
      await once(server, 'listening');
      const bound = server.address();
      return {
        port: bound !== null && typeof bound === 'object' ? bound.port : port,
        async close() {
          server.close();
          server.closeAllConnections();
          await once(server, 'close');
        },
      };
    },
  };
}

/** Numbers in a path are somebody's, and there is no end of them. */
const plainRoute = (route: string): string =>
  route.replace(/\d{5,}/g, ':id').replace(/(webhooks|interactions)\/:id\/[^/]+/, '$1/:id/:token');

async function answer(registry: Registry, program: Measured, path: string, response: ServerResponse): Promise<void> {
  const say = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
    response.writeHead(status, { 'content-type': type }).end(text);
  switch (new URL(path, 'http://metrics').pathname) {
    case '/healthz':
      return void say(200, 'ok\n');
    case '/readyz': {
      const missing = [
        ...(program.isConnected() ? [] : ['discord']),
        ...((await isAnswering(program)) ? [] : ['database']),
      ];
      return void say(
        missing.length === 0 ? 200 : 503,
        missing.length === 0 ? 'ready\n' : `waiting for ${missing.join(' and ')}\n`,
      );
    }
    case '/metrics':
      return void say(200, await registry.metrics(), registry.contentType);
    default:
      return void say(404, 'There is /healthz, /readyz and /metrics.\n');
  }
}

function isAnswering({ house }: Measured): Promise<boolean> {
  const read = house.store.nextPostAt().then(
    () => true,
    () => false,
  );
  return Promise.race([read, new Promise<boolean>(resolve => setTimeout(resolve, PATIENCE, false).unref())]);
}
