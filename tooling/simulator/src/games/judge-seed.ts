import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import { judgeGames } from './judge-games.ts'

/**
 * What is wrong with the games of a seed, and what they brought each member here. Where the vendor's own wallets pay,
 * these are held against what each had in the beginning; jackpots come to the one here all the same.
 */
export function judgeGamesOf(
  { members, weather, facts }: Simulation,
  all: (text: string) => Record<string, unknown>[],
  opening: number,
): { wrong: string[]; brought: [Member, number][] } {
  const isPaidThere = weather.games === 'vendor'
  const { wrong, brought } = judgeGames({
    rounds: all('select * from vendor.round'),
    bets: all(`select * from bet where debit_id like '%:debit'`),
    jackpotWins: all('select * from jackpot_win'),
    told: facts.games,
  })
  for (const { player_id: player, balance } of all('select * from vendor.player_wallet')) {
    const own = brought.filter(({ playerId }) => playerId === player)
    const amount = own.reduce((sum, { net }) => sum + net, opening)
    if (balance !== amount)
      wrong.push(`player ${String(player)} has ${String(balance)} at the vendor, and should have ${amount}`)
  }
  return {
    wrong,
    brought: brought.flatMap(({ playerId, net, jackpots }): [Member, number][] => {
      const member = members.find(({ accountId }) => String(accountId) === playerId)
      return member ? [[member, jackpots + (isPaidThere ? 0 : net)]] : []
    }),
  }
}
