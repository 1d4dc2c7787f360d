import { english, type Language, list, polish } from '../../engine/index.js';
import type { CallWay, FollowWish } from '../../matches/index.js';

/** The sentences for people who watch: who follow a match, say who will win, or are shown a hand. */
export interface WatchingWords {
  readonly follow: string;
  /** The panel of a match one may follow: what is told now and how, or what could be. */
  followPanel(table: string, wish: FollowWish | null, way: CallWay): string;
  followButton(wish: FollowWish): string;
  readonly unfollow: string;
  /** In /games: the matches one follows, one of them, and the menu that changes what one hears. */
  readonly following: string;
  followLine(table: string, wish: FollowWish): string;
  readonly followMenu: string;
  /** To a follower by themselves. */
  battleTold(table: string, headline: string): string;
  endTold(table: string, how: string): string;
  readonly followChange: string;
  /** At the table, to those who want to be called there, or whom no message reaches. */
  battleHere(mentions: readonly string[]): string;
  endHere(mentions: readonly string[]): string;
  readonly notDirectly: string;
  /** In a digest: something happened, or it is over. */
  digestBattle(table: string, link: string): string;
  digestEnd(table: string, link: string, how: string): string;

  /** To the table: a hand is shown to somebody, or no longer. */
  handShown(owner: string, friend: string): string;
  handNoLonger(owner: string): string;
  readonly seeHand: string;
  readonly hideHand: string;
  /** To the owner: that it is shown now, or no longer. */
  youShow(friend: string): string;
  readonly youHide: string;
  /** To the friend, above the hand. */
  handOf(owner: string): string;
  readonly emptyHand: string;

  /** On a final: who will win? A button for each. */
  readonly whoWins: string;
  wins(name: string): string;
  /** To who has said so. */
  youSaid(name: string): string;
  /** On a final that has begun, and that is over. */
  predictions(votes: readonly { readonly name: string; readonly votes: number }[]): string;
  predictionsRight(right: number, all: number): string;
  /** In a profile, and in the statistics of a server. */
  foresight(right: number, all: number): string;
  statisticsForesight(right: number, all: number): string;
}

const WAYS_EN: Readonly<Record<CallWay, string>> = {
  thread: 'by a mention at the table',
  direct: 'by direct message',
  digest: 'in your daily digest',
};
const HEARD_EN: Readonly<Record<FollowWish, string>> = { end: 'its end', battles: 'its battles and its end' };

const en: WatchingWords = {
  follow: 'Follow',
  followPanel: (table, wish, way) =>
    [
      `👀 **${table}**`,
      wish === null
        ? `Follow it? You hear when it is over, or of its battles and other big moments too, ${WAYS_EN[way]}.`
        : `You follow this match: you hear of ${HEARD_EN[wish]}, ${WAYS_EN[way]}.`,
      '-# Where you hear it is up to `/settings notify`. You see what everybody sees.',
    ].join('\n'),
  followButton: wish => (wish === 'end' ? 'Only its end' : 'Battles and its end'),
  unfollow: 'Unfollow',
  following: '👀 **You follow**',
  followLine: (table, wish) => `${table} · ${wish === 'end' ? 'the end' : 'battles and the end'}`,
  followMenu: 'Change what you follow…',
  battleTold: (table, headline) => `👀 ${table}\n**${headline}**`,
  endTold: (table, how) => `🏁 ${table}\n**${how}**`,
  followChange: 'Change',
  battleHere: mentions => `👀 ${list(mentions, 'and')}: there was a battle in the match you follow.`,
  endHere: mentions => `🏁 ${list(mentions, 'and')}: the match you follow is over.`,
  notDirectly: '-# Discord does not let me send you direct messages, so I tell you here.',
  digestBattle: (table, link) => `👀 [${table}](${link}) · there was a battle`,
  digestEnd: (table, link, how) => `🏁 [${table}](${link}) · ${how}`,

  handShown: (owner, friend) => `🤝 **${owner}** shows their hand to ${friend}, who may look but not play.`,
  handNoLonger: owner => `🤝 **${owner}** shows their hand to nobody any more.`,
  seeHand: 'See the hand',
  hideHand: 'Hide the hand',
  youShow: friend =>
    `You show your hand to ${friend}. The table has been told. It ends with \`/hand hide\`, or with the match.`,
  youHide: 'Nobody is shown your hand any more.',
  handOf: owner => `🤝 The hand of **${owner}**, as it is now. Only you see this.`,
  emptyHand: 'There is nothing in it that the others do not see.',

  whoWins: '🔮 **Who wins the final?** Say so before its first move, for fun. The count is shown after it.',
  wins: name => `🔮 ${name}`,
  youSaid: name => `🔮 You say: **${name}** wins. You can think again until the first move.`,
  predictions: votes => `🔮 ${votes.map(({ name, votes: count }) => `${name} **${count}**`).join(' · ')}`,
  predictionsRight: (right, all) => `🔮 **${right} of ${all}** said so.`,
  foresight: (right, all) => `🔮 Predictions: **${right} of ${all}** right`,
  statisticsForesight: (right, all) =>
    `🔮 Finals: **${right}** of ${all} ${english(all, 'prediction', 'predictions')} came true.`,
};

const WAYS_PL: Readonly<Record<CallWay, string>> = {
  thread: 'wzmianką przy stole',
  direct: 'w wiadomości prywatnej',
  digest: 'w codziennym zestawieniu',
};
const HEARD_PL: Readonly<Record<FollowWish, string>> = { end: 'o jej końcu', battles: 'o bitwach i o jej końcu' };

const youFollow = (people: number): string => polish(people, 'obserwujesz', 'obserwujecie', 'obserwujecie');

const pl: WatchingWords = {
  follow: 'Obserwuj',
  followPanel: (table, wish, way) =>
    [
      `👀 **${table}**`,
      wish === null
        ? `Chcesz ją obserwować? Dowiesz się, kiedy się skończy, a jeśli chcesz, także o bitwach i innych wielkich chwilach, ${WAYS_PL[way]}.`
        : `Obserwujesz tę partię: dowiesz się ${HEARD_PL[wish]}, ${WAYS_PL[way]}.`,
      '-# O tym, gdzie się dowiesz, decyduje `/ustawienia powiadomienia`. Widzisz to, co wszyscy.',
    ].join('\n'),
  followButton: wish => (wish === 'end' ? 'Tylko koniec' : 'Bitwy i koniec'),
  unfollow: 'Nie obserwuj',
  following: '👀 **Obserwujesz**',
  followLine: (table, wish) => `${table} · ${wish === 'end' ? 'koniec' : 'bitwy i koniec'}`,
  followMenu: 'Zmień, co obserwujesz…',
  battleTold: (table, headline) => `👀 ${table}\n**${headline}**`,
  endTold: (table, how) => `🏁 ${table}\n**${how}**`,
  followChange: 'Zmień',
  battleHere: mentions => `👀 ${list(mentions, 'i')}: w partii, którą ${youFollow(mentions.length)}, była bitwa.`,
  endHere: mentions => `🏁 ${list(mentions, 'i')}: partia, którą ${youFollow(mentions.length)}, dobiegła końca.`,
  notDirectly: '-# Discord nie pozwala mi wysłać Ci wiadomości prywatnej, więc piszę tutaj.',
  digestBattle: (table, link) => `👀 [${table}](${link}) · była bitwa`,
  digestEnd: (table, link, how) => `🏁 [${table}](${link}) · ${how}`,

  handShown: (owner, friend) => `🤝 **${owner}** pokazuje swoją rękę. Do odwołania ogląda ją ${friend}.`,
  handNoLonger: owner => `🤝 **${owner}** nikomu już nie pokazuje swojej ręki.`,
  seeHand: 'Zobacz rękę',
  hideHand: 'Ukryj rękę',
  youShow: friend =>
    `Twoją rękę ogląda teraz ${friend}. Stół o tym wie. Przestaniesz ją pokazywać przez \`/ręka ukryj\`, a najpóźniej z końcem partii.`,
  youHide: 'Nikt już nie ogląda Twojej ręki.',
  handOf: owner => `🤝 Ręka, którą pokazuje **${owner}**, tak jak wygląda teraz. Tylko Ty to widzisz.`,
  emptyHand: 'Nie ma w niej nic, czego nie widzą inni.',

  whoWins: '🔮 **Kto wygra finał?** Typujcie do pierwszego ruchu, dla zabawy. Głosy pokażę dopiero po nim.',
  wins: name => `🔮 ${name}`,
  youSaid: name => `🔮 Typujesz, że wygra **${name}**. Do pierwszego ruchu możesz zmienić zdanie.`,
  predictions: votes => `🔮 ${votes.map(({ name, votes: count }) => `${name} **${count}**`).join(' · ')}`,
  predictionsRight: (right, all) => `🔮 Trafnie typowało **${right} z ${all}**.`,
  foresight: (right, all) => `🔮 Trafne typy: **${right} z ${all}**`,
  statisticsForesight: (right, all) => `🔮 Finały: trafne typy **${right}** z ${all}.`,
};

const WORDS: Readonly<Record<Language, WatchingWords>> = { en, pl };

export const watchingWords = (language: Language): WatchingWords => WORDS[language];
