import { endingOf } from './ending.ts'
import type { ShownRound } from '../table-api.ts'
import type { Sound } from '../sound.ts'

/**
 * What is heard of a sound while a round is shown (games 103): nothing in a round that is over and gave back its stake or less sounds
 * like a success, whatever was hit, caught or lined up in it. A round that still goes on has not lost yet.
 */
export function heardIn(
  sound: Sound,
  round:
    | (Pick<ShownRound, 'isOver' | 'payout' | 'staked' | 'jackpots'> & Partial<Pick<ShownRound, 'state'>>)
    | undefined,
): Sound {
  if (sound !== 'safe' && sound !== 'win') return sound
  const isLoss = round?.isOver === true && !round.jackpots && endingOf(round) !== 'won'
  return isLoss ? 'tick' : sound
}
