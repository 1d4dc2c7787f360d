import type { Language } from '../../engine/index.js';
import { calendarOf, type House, isWithin, type Match, type Seat } from '../../matches/index.js';
import { wordsIn } from '../words/index.js';

/** That the person of a seat is away, until when, and who plays for them; empty for who is here. */
export async function absenceText(house: House, { player, standIn }: Seat, language: Language): Promise<string> {
  if (!player) return '';
  const { away } = await calendarOf(house, player);
  if (!isWithin(away, house.world.now())) return '';
  return wordsIn(language).awayUntil(Math.floor(away!.to / 1000), standIn?.accepted ? `<@${standIn.player}>` : null);
}

/** A line for everybody at the table who is away. */
export async function absencesAt(house: House, { seats, language }: Match): Promise<string[]> {
  const absent = await Promise.all(seats.map(seat => absenceText(house, seat, language)));
  return seats.flatMap(({ player, conceded }, seat) =>
    absent[seat] && !conceded ? [`-# 🏖️ <@${player}>${absent[seat]}`] : [],
  );
}
