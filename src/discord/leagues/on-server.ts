import { Refusal } from '../../matches/index.js';
import type { Pressed } from '../pressed.js';

/**
 * A press about a league, on its own server: what a member may do somewhere else says nothing of what they may do here,
 * and the id of a league is no secret.
 */
export const onServer =
  <Answer>(run: (pressed: Pressed) => Promise<Answer>) =>
  async (pressed: Pressed): Promise<Answer> => {
    const { surface, press, id } = pressed;
    const { league } = await surface.hall.season(id.match);
    if (league.guild !== press.guildId) throw new Refusal('no-league-here');
    return run(pressed);
  };
