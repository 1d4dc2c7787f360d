import type { WebSocket } from 'ws';
import type { Cdn } from './cdn.js';
import { commandsFor } from './control/command-call.js';
import type { Control } from './control/control.js';
import { seeMessage } from './control/seen.js';
import type {
  FromPage,
  FromServer,
  PageChannel,
  PageCommand,
  PageInteraction,
  PageMember,
  PageMessage,
  PageRole,
} from './feed-shape.js';
import type { Gateway } from './gateway/gateway.js';
import { commandName } from './message-json.js';
import { carryOut } from './wishes.js';
import type { Interaction, Message, World, WorldEvents } from './world.js';

const SHOWN_PER_CHANNEL = 200;

function pageInteraction(interaction: Interaction): PageInteraction {
  const { id, type, channelId, sourceMessageId, data, response, expired, modal } = interaction;
  return {
    id,
    type,
    channelId,
    messageId: sourceMessageId,
    customId: (data.custom_id as string | undefined) ?? null,
    command: data.name === undefined ? null : commandName(data),
    state: response ? 'answered' : expired ? 'failed' : 'waiting',
    modal,
  };
}

interface Parts {
  readonly world: World;
  readonly cdn: Cdn;
  readonly control: Control;
  readonly gateway: Gateway;
}

/** Keeps one open page up to date with what its acting member may see, and carries out what they do there. */
export class Feed {
  readonly #parts: Parts;
  readonly #socket: WebSocket;
  readonly #me: string;

  constructor(parts: Parts, socket: WebSocket, memberId: string | null) {
    const { world } = parts;
    this.#parts = parts;
    this.#socket = socket;
    this.#me = world.humans().find(({ id }) => id === memberId)?.id ?? world.ownerId;
    world.directChannel(this.#me);
    this.#send(this.#state());
    const stops = this.#listen();
    socket.on('message', data => void this.#receive(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      for (const stop of stops) stop();
    });
  }

  #send(payload: FromServer): void {
    this.#socket.send(JSON.stringify(payload));
  }

  #state(): FromServer {
    const { world, gateway } = this.#parts;
    const channels = this.#channels();
    const shown = channels.flatMap(({ id }) => world.visibleMessages(this.#me, id).slice(-SHOWN_PER_CHANNEL));
    return {
      kind: 'state',
      guild: world.guildName,
      me: this.#me,
      members: this.#members(),
      roles: this.#roles(),
      channels,
      messages: shown.map(message => this.#message(message)),
      commands: this.#commands(),
      botConnected: gateway.connected,
    };
  }

  #members(): readonly PageMember[] {
    return [...this.#parts.world.people.values()].map(({ id, name, bot, locale }) => ({ id, name, bot, locale }));
  }

  #roles(): readonly PageRole[] {
    const { guildId, roles } = this.#parts.world;
    return [{ id: guildId, name: '@everyone' }, ...[...roles.values()].map(({ id, name }) => ({ id, name }))];
  }

  #channels(): readonly PageChannel[] {
    const { world } = this.#parts;
    return [...world.channels.values()]
      .filter(channel => world.canSee(this.#me, channel))
      .map(({ id, name, type, parentId, thread, topic }) => ({
        id,
        name: type === 1 ? world.bot.name : name,
        type,
        parentId,
        archived: thread?.archived ?? false,
        topic,
      }));
  }

  #commands(): readonly PageCommand[] {
    const { world } = this.#parts;
    const channels = [...world.channels.values()];
    const offered = (type: number) => {
      const channel = channels.find(one => one.type === type && world.canSee(this.#me, one));
      return channel ? commandsFor(world, this.#me, channel) : [];
    };
    const [inGuild, inDirect] = [offered(0), offered(1)];
    return [...new Set([...inGuild, ...inDirect])]
      .filter(({ shape }) => shape.type === 1)
      .map(command => ({
        id: command.id,
        shape: command.shape,
        inGuild: inGuild.includes(command),
        inDirectMessages: inDirect.includes(command),
      }));
  }

  #message(message: Message): PageMessage {
    const { world, cdn } = this.#parts;
    const { raw, ephemeral, pings } = seeMessage(world, cdn, message);
    return { raw, ephemeral, pings };
  }

  #mayRead(message: Message): boolean {
    const channel = this.#parts.world.channels.get(message.channelId);
    const isMine = message.ephemeralFor === null || message.ephemeralFor === this.#me;
    return isMine && channel !== undefined && this.#parts.world.canSee(this.#me, channel);
  }

  #listen(): readonly (() => void)[] {
    const { events } = this.#parts.world;
    const on = <K extends keyof WorldEvents>(name: K, react: (...values: WorldEvents[K]) => void): (() => void) => {
      const listener = react as (...values: unknown[]) => void;
      events.on(name as keyof WorldEvents, listener);
      return () => events.off(name as keyof WorldEvents, listener);
    };
    const show = (message: Message, isNew: boolean): void => {
      if (this.#mayRead(message)) this.#send({ kind: 'message', message: this.#message(message), isNew });
    };
    const channels = (): void => this.#send({ kind: 'channels', channels: this.#channels() });
    return [
      on('message', (kind, message) => {
        if (kind !== 'delete') show(message, kind === 'create');
        else if (this.#mayRead(message)) this.#send({ kind: 'gone', id: message.id });
      }),
      on('channel', channels),
      on('threadMembers', channel => {
        channels();
        // Whoever was let into a private thread sees what was said there before.
        for (const message of this.#parts.world.messagesIn(channel.id)) show(message, false);
      }),
      on('reaction', (_kind, message) => show(message, false)),
      on('reactionsCleared', message => show(message, false)),
      on('role', () => this.#send({ kind: 'roles', roles: this.#roles() })),
      on('self', () => this.#send({ kind: 'members', members: this.#members() })),
      on('commands', () => this.#send({ kind: 'commands', commands: this.#commands() })),
      on('bot', connected => this.#send({ kind: 'bot', connected })),
      on('people', () => this.#send({ kind: 'members', members: this.#members() })),
      on('typing', (channel, userId) => {
        const isSeen = this.#parts.world.canSee(this.#me, channel);
        if (isSeen) this.#send({ kind: 'typing', channelId: channel.id, userId });
      }),
      on('interaction', (_kind, interaction) => {
        if (interaction.memberId === this.#me && interaction.type !== 4)
          this.#send({ kind: 'interaction', interaction: pageInteraction(interaction) });
      }),
    ];
  }

  async #receive(text: string): Promise<void> {
    let ask = 0;
    try {
      const wish = JSON.parse(text) as FromPage;
      ask = wish.ask;
      const choices = await carryOut(this.#parts, this.#me, wish);
      this.#send({ kind: 'result', ask, error: null, ...(choices ? { choices } : {}) });
    } catch (error) {
      this.#send({ kind: 'result', ask, error: error instanceof Error ? error.message : String(error) });
    }
  }
}
