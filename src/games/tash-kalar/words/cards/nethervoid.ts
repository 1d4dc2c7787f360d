import { type CardTexts, card } from './text.js';

export const NETHERVOID_TEXTS: CardTexts = {
  'shadow-imp': card(
    'Może wykonać bojowy ruch. Wtedy Brama, jeśli to inny pion, może wykonać taki sam w tym kierunku.',
    'It may make a combat move. Then the Gateway, if another piece, may make one in that direction.',
  ),
  'flame-imp': card('Możesz zniszczyć zwykły pion obok Bramy.', 'You may destroy a common beside the Gateway.'),
  'gate-keeper': card(
    'Możesz awansować swój zwykły pion albo umieścić nowy; ten pion staje się Bramą.',
    'You may upgrade a common of yours or place one; that piece becomes the Gateway.',
  ),
  'demon-of-gluttony': card(
    'Może wykonać bojowy ruch. Po zabiciu awansuje i może wykonać drugi; po drugim zabiciu staje się Bramą.',
    'It may make a combat move. A kill upgrades it and allows a second; a second kill makes it the Gateway.',
  ),
  'demon-of-pride': card(
    'Awansuje i staje się Bramą, a potem może wykonać bojowy ruch.',
    'It is upgraded and becomes the Gateway, then may make a combat move.',
  ),
  'acolyte-of-destruction': card(
    'Zniszcz dowolny zwykły pion. Gdy Brama stoi na czerwonym 🔥, możesz też zniszczyć heroiczny obok niego.',
    'Destroy any common. While the Gateway is on red 🔥 you may also destroy a heroic beside it.',
  ),
  'acolyte-of-growth': card(
    'Umieść swój zwykły pion. Gdy Brama stoi na zielonym ☘, umieść obok niego także heroiczny.',
    'Place a common of yours. While the Gateway is on green ☘ also place a heroic beside it.',
  ),
  'power-seeker': card(
    'Jako Brama: najwyżej 1 standardowy ruch. Inaczej dowolnie wiele bojowych, każdy bliżej Bramy.',
    'As the Gateway: 1 standard move at most. Otherwise any number of combat moves, each nearer the Gateway.',
  ),
  'hell-hound': card(
    'Może zniszczyć sąsiedni pion dowolnej rangi. Jeśli nie zabije legendarnego, ta karta wraca pod talię.',
    'It may destroy an adjacent piece of any rank. Unless that was legendary, its card goes under your deck.',
  ),
  vortexmaster: card(
    'Brama może wykonać bojowy ruch. Może też jeden twój pion obok niej.',
    'The Gateway may make a combat move. So may one piece of yours beside it.',
  ),
  'gate-master': card(
    'Awansuj Bramę, potem wyznacz nową. Jeśli powstał legendarny pion, to przywołanie liczy się jak legendy.',
    'Upgrade the Gateway, then name a new one. If that made a legendary, this summoning counts as a legend’s.',
  ),
  'hell-rider': card(
    'Jako Brama: najwyżej 1 bojowy ruch tą istotą. Inaczej do 3.',
    'As the Gateway: 1 combat move by this being at most. Otherwise up to 3.',
  ),
  'demon-of-wrath': card(
    'Giną wszystkie wrogie zwykłe piony obok Bramy. Gdy ich brak, może ona wpierw wykonać standardowy ruch.',
    'All enemy commons beside the Gateway die. If there are none, it may make a standard move first.',
  ),
  'demon-of-greed': card(
    'Zniszcz swój zwykły i swój heroiczny pion, lecz nie Bramę. Za każdy zyskujesz akcję.',
    'Destroy a common and a heroic of yours, not the Gateway. For each gain 1 action.',
  ),
  'demon-of-lust': card(
    'Do 2 dowolnych pionów wykonuje po bojowym ruchu bliżej Bramy, nigdy na nią.',
    'Up to 2 pieces of any colour make a combat move each, nearer the Gateway but never onto it.',
  ),
  'demon-of-sloth': card(
    'Tracisz jedną z pozostałych akcji. Jeśli żadnej nie ma, Brama ginie.',
    'You lose one of your remaining actions. If there is none, the Gateway is destroyed.',
  ),
  'demon-of-envy': card(
    'Umieść swój zwykły pion obok Bramy. Powtarzaj, dopóki któryś wróg ma więcej pionów od ciebie.',
    'Place a common of yours beside the Gateway. Repeat while some enemy has more pieces than you.',
  ),
  'possessed-summoner': card(
    'Umieść wrogi zwykły pion obok piona jego koloru: następny wzór używa tego koloru. Za odrzucenie flary zyskujesz akcję.',
    'Place an enemy common beside its own colour: your next pattern uses that colour. For discarding your flare gain 1 action.',
  ),
};
