import { secrets } from '../secrets.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import { judgeVendor } from './judge-vendor.ts'

/**
 * What is wrong with the games of a seed, and what they brought each member here. Where the vendor's own wallets pay,
 * these are held against what each had in the beginning; jackpots come to the one here all the same.
 */
export async function judgeGamesOf(
  { members, weather, facts }: Simulation,
  all: (text: string) => Record<string, unknown>[],
  opening: number,
): Promise<{ wrong: string[]; brought: [Member, number][] }> {
  const isPaidThere = weather.games === 'vendor'
  const read = async (text: string) => all(text)
  const { wrong, brought } = await judgeVendor({ vendor: read, gateway: read }, facts, secrets.storeSecret)
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
