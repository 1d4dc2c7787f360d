import { Chat } from './chat.js';
import type { ViewSurroundings } from './components-view.js';
import { Composer } from './composer.js';
import { h, icon } from './dom.js';
import { onNewKey } from './key.js';
import { Link } from './link.js';
import { openModal } from './modal-view.js';
import { PeopleBar } from './people-bar.js';
import { Sidebar } from './sidebar.js';
import { type Change, Store } from './store.js';
import { relativeTime } from './times.js';

const MEMBER_KEY = 'acting-member';
const GREETED_KEY = 'greeted-';

const store = new Store();
const link = new Link(store);

function showSidebar(shown: boolean): void {
  const was = document.body.classList.contains('sidebar-open');
  document.body.classList.toggle('sidebar-open', shown);
  menu.setAttribute('aria-expanded', String(shown));
  menu.setAttribute('aria-label', shown ? store.words.hideChannels : store.words.showChannels);
  // What slides in takes the keyboard, and gives it back.
  if (shown && !was) sidebar.element.querySelector<HTMLElement>('[aria-current], button')?.focus();
  else if (was && !shown && sidebar.element.contains(document.activeElement)) menu.focus();
}

function openChannel(id: string): void {
  showSidebar(false);
  store.openChannel(id);
}

function switchMember(id: string): void {
  sessionStorage.setItem(MEMBER_KEY, id);
  link.open(id);
}

const around: ViewSurroundings = {
  store,
  link,
  openChannel,
  startCommand: name => composer.start(name),
  goHome: () => composer.focus(),
};
const sidebar = new Sidebar(store, openChannel);
const people = new PeopleBar(store, switchMember, locale => link.tell({ do: 'locale', locale }));
const chat = new Chat(around);
const composer = new Composer(store, link);
const banner = h('div', { class: 'banner', role: 'note' });
const trouble = h('div', { class: 'trouble', role: 'alert', hidden: true });
const heading = h('h1');
const menu = h(
  'button',
  {
    class: 'round menu',
    type: 'button',
    'aria-controls': 'sidebar',
    'aria-expanded': 'false',
    onclick: () => showSidebar(!document.body.classList.contains('sidebar-open')),
  },
  icon('menu'),
);

sidebar.element.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') showSidebar(false);
});

document
  .getElementById('app')
  ?.append(
    banner,
    h(
      'div',
      { class: 'layout' },
      sidebar.element,
      h('div', { class: 'veil', onclick: () => showSidebar(false) }),
      h(
        'main',
        {},
        h('header', { class: 'top' }, menu, heading, people.element),
        trouble,
        chat.element,
        h('div', { class: 'bottom' }, chat.jump, composer.element),
      ),
    ),
  );

function renderHead(): void {
  const { words, channel } = store;
  document.documentElement.lang = store.language;
  document.title = channel ? `${channel.type === 1 ? '@' : '#'}${channel.name} – ${words.title}` : words.title;
  banner.replaceChildren(h('strong', {}, words.banner), ` ${words.bannerMore}`);
  const mark = channel?.type === 1 ? 'at' : channel && channel.type > 1 ? 'thread' : 'hash';
  heading.replaceChildren(icon(mark), h('span', {}, channel?.name ?? ''));
  showSidebar(document.body.classList.contains('sidebar-open'));
}

function renderTrouble(): void {
  const { words, pageConnected, botConnected, keyRefused } = store;
  trouble.hidden = pageConnected && botConnected;
  trouble.textContent = pageConnected ? words.botAway : keyRefused ? words.wrongKey : words.pageAway;
}

function renderEverything(): void {
  renderHead();
  renderTrouble();
  sidebar.render();
  people.render();
  chat.renderAll();
  composer.refresh();
}

/** A browser that speaks Polish meets each member in Polish, once; after that the member's own setting counts. */
function greet(): void {
  const key = `${GREETED_KEY}${store.me}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, 'yes');
  if (navigator.language.startsWith('pl') && store.language !== 'pl') link.tell({ do: 'locale', locale: 'pl' });
}

/** Whose page it is and of which channel: as long as that stays, what was being typed stays. */
let shown = '';

function resetIfMoved(): void {
  const now = `${store.me} ${store.channelId}`;
  if (now !== shown) composer.reset();
  shown = now;
}

function react(change: Change): void {
  switch (change.what) {
    case 'everything':
      resetIfMoved();
      renderEverything();
      greet();
      break;
    case 'members':
      renderEverything();
      break;
    case 'channel':
      resetIfMoved();
      renderEverything();
      break;
    case 'channels':
    case 'badges':
      sidebar.render();
      people.render();
      break;
    case 'commands':
      chat.renderWelcome();
      break;
    case 'connection':
      renderTrouble();
      break;
    case 'message':
      chat.renderMessage(change.id, change.isNew);
      break;
    case 'gone':
      chat.removeMessage(change.id);
      break;
    case 'outcomes':
      chat.renderOutcomes();
      break;
    case 'typing':
      chat.renderTyping();
      break;
    case 'modal':
      openModal(around, change.interaction.id, change.modal);
      break;
  }
}

store.listen(react);
setInterval(() => {
  for (const element of document.querySelectorAll<HTMLElement>('time[data-relative]')) {
    const now = relativeTime(Number(element.dataset.relative), store.locale);
    if (element.textContent !== now) element.textContent = now;
  }
}, 5000);
const open = (): void => link.open(sessionStorage.getItem(MEMBER_KEY));
onNewKey(open);
open();
