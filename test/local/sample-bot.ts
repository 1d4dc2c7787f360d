import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  MessageFlags,
  ModalBuilder,
  Partials,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import type { LocalDiscord } from '../../src/local/server.js';

/** A picture of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const commands = [
  new SlashCommandBuilder()
    .setName('greet')
    .setNameLocalizations({ pl: 'powitaj' })
    .setDescription('Says hello')
    .setDescriptionLocalizations({ pl: 'Wita się' })
    .addUserOption(option => option.setName('whom').setDescription('Whom to greet')),
  new SlashCommandBuilder().setName('secret').setDescription('Answers you alone'),
  new SlashCommandBuilder().setName('slow').setDescription('Defers, then answers'),
  new SlashCommandBuilder().setName('silent').setDescription('Never answers'),
  new SlashCommandBuilder().setName('board').setDescription('Shows a board with controls'),
  new SlashCommandBuilder().setName('thread').setDescription('Opens a thread'),
  new SlashCommandBuilder().setName('form').setDescription('Asks in a modal'),
  new SlashCommandBuilder()
    .setName('pick')
    .setDescription('Picks a fruit')
    .addStringOption(option =>
      option.setName('fruit').setDescription('Which one').setRequired(true).setAutocomplete(true),
    )
    .addIntegerOption(option => option.setName('count').setDescription('How many').setMinValue(1).setMaxValue(9)),
  new SlashCommandBuilder()
    .setName('league')
    .setDescription('Leagues')
    .addSubcommand(sub =>
      sub
        .setName('create')
        .setDescription('Creates one')
        .addStringOption(option => option.setName('name').setDescription('Its name').setRequired(true)),
    ),
];

const fruits = ['apple', 'banana', 'cherry'];

export function board(): ContainerBuilder {
  return new ContainerBuilder()
    .setAccentColor(0xd08b2c)
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Board'))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems(
        new MediaGalleryItemBuilder().setURL('attachment://board.png').setDescription('An empty board'),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<ButtonBuilder>().addComponents(
        new ButtonBuilder().setCustomId('move').setLabel('Move').setStyle(ButtonStyle.Primary),
        new ButtonBuilder().setCustomId('hand').setLabel('Hand').setStyle(ButtonStyle.Secondary).setEmoji('🃏'),
        new ButtonBuilder().setCustomId('later').setLabel('Later').setStyle(ButtonStyle.Success),
        new ButtonBuilder().setCustomId('off').setLabel('Not yet').setStyle(ButtonStyle.Danger).setDisabled(true),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
        new StringSelectMenuBuilder()
          .setCustomId('tile')
          .setPlaceholder('Choose tiles')
          .setMinValues(1)
          .setMaxValues(2)
          .addOptions(
            { label: 'Knight', value: 'knight', description: 'Strong' },
            { label: 'Archer', value: 'archer', emoji: '🏹' },
            { label: 'Scout', value: 'scout' },
          ),
      ),
    )
    .addActionRowComponents(
      new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
        new UserSelectMenuBuilder().setCustomId('rival').setPlaceholder('Choose a rival'),
      ),
    );
}

const form = new ModalBuilder()
  .setCustomId('form')
  .setTitle('Tell us')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Your move')
      .setDescription('As on the board')
      .setTextInputComponent(
        new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Short).setMinLength(2).setMaxLength(20),
      ),
    new LabelBuilder()
      .setLabel('Side')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('side')
          .addOptions({ label: 'White', value: 'white' }, { label: 'Black', value: 'black' }),
      ),
  );

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const found = fruits.filter(fruit => fruit.startsWith(typed));
    return interaction.respond(found.map(fruit => ({ name: fruit, value: fruit })));
  }
  if (interaction.isModalSubmit()) {
    const text = interaction.fields.getTextInputValue('text');
    const [side] = interaction.fields.getStringSelectValues('side');
    await interaction.reply({ content: `${text} as ${side}`, flags: MessageFlags.Ephemeral });
    return;
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'hand') {
      await interaction.reply({ content: `The hand of ${interaction.user.id}`, flags: MessageFlags.Ephemeral });
    } else if (interaction.customId === 'later') {
      await interaction.deferUpdate();
      await interaction.editReply({ components: [new TextDisplayBuilder().setContent('It is later')] });
    } else await interaction.showModal(form);
    return;
  }
  if (interaction.isAnySelectMenu()) {
    const text = new TextDisplayBuilder().setContent(`Chosen: ${interaction.values.join(', ')}`);
    await interaction.update({ components: [text], attachments: [] });
    return;
  }
  if (!interaction.isChatInputCommand()) return;
  switch (interaction.commandName) {
    case 'greet': {
      const whom = interaction.options.getUser('whom') ?? interaction.user;
      await interaction.reply(interaction.locale === 'pl' ? `Cześć, ${whom}` : `Hello, ${whom}`);
      await interaction.followUp('And welcome');
      return;
    }
    case 'secret':
      await interaction.reply({ content: 'Only for you', flags: MessageFlags.Ephemeral });
      return;
    case 'slow':
      await interaction.deferReply();
      await interaction.editReply('Done at last');
      return;
    case 'board':
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [board()],
        files: [{ attachment: pixel, name: 'board.png' }],
      });
      return;
    case 'thread': {
      await interaction.reply('Opening');
      const channel = await interaction.client.channels.fetch(interaction.channelId);
      if (channel?.type !== ChannelType.GuildText) return;
      const thread = await channel.threads.create({ name: 'A match', type: ChannelType.PublicThread });
      await thread.members.add(interaction.user);
      await thread.send('Here we play');
      return;
    }
    case 'form':
      await interaction.showModal(form);
      return;
    case 'pick':
      await interaction.reply(
        `${interaction.options.getInteger('count') ?? 1} × ${interaction.options.getString('fruit')}`,
      );
      return;
    case 'league':
      await interaction.reply(`${interaction.options.getSubcommand()} ${interaction.options.getString('name')}`);
  }
}

export interface SampleBot {
  readonly client: Client<true>;
  /** What handlers threw, in order. */
  readonly failures: unknown[];
  readonly handled: string[];
}

/** Logs the real discord.js client in to the stand-in and registers the commands above. */
export async function startSampleBot(discord: LocalDiscord): Promise<SampleBot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    enforceNonce: true,
    rest: { api: discord.api },
  });
  const failures: unknown[] = [];
  const handled: string[] = [];
  client.on(Events.InteractionCreate, interaction => {
    handled.push(interaction.id);
    answer(interaction).catch(error => failures.push(error));
  });
  await new Promise<void>((resolve, reject) => {
    client.once(Events.ClientReady, () => resolve());
    client.login(discord.token).catch(reject);
  });
  if (!client.isReady()) throw new Error('not ready');
  await client.application.commands.set(commands);
  return { client, failures, handled };
}
