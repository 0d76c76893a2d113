import { hotTitles } from './catalogue/hot-titles.ts'
import { vendors } from './catalogue/vendors.ts'
import { demoChat } from './chat.ts'
import { clubs } from './clubs.ts'
import { demoMissions, demoReferral } from './newcomers.ts'
import { contractsAt } from './contracts.ts'
import { agentNotices } from './agent-notices.ts'
import { banners, notices, popups } from './content.ts'
import { articles } from './help/index.ts'
import { drawBets } from './draw-bets.ts'
import { demoGames, demoWinOdds } from './games.ts'
import { demoGoods } from './goods.ts'
import { lunarClosures } from './lottery/closures.ts'
import { lotteryGames } from './lottery/lottery-games.ts'
import { demoCode, demoMerchant } from './merchant.ts'
import { demoPassword, demoPaymentPassword, people } from './people.ts'
import { peopleAt } from './people-at.ts'
import { promotionsAt } from './promotions.ts'
import { rafflesAt } from './raffles.ts'

/** Everything that an empty gateway is filled with for a demo, as seen at `now` (milliseconds since 1970). */
export function demoData({ now, memberOrigin }: { now: number; memberOrigin: string }) {
  const limbo = hotTitles.find(({ gameCode }) => gameCode === 'LIMBO')
  if (!limbo) throw new Error('the catalogue has no Limbo')
  const games = demoGames(now)
  return {
    merchant: demoMerchant({ code: demoCode, name: 'Saola', memberOrigin, accountNumber: '1023456789' }),
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
    /** Uplines come before their downlines. */
    people: peopleAt(now),
    clubs,
    contracts: contractsAt(now),
    content: { banners, notices, agentNotices, popups, articles },
    promotions: promotionsAt(now),
    raffles: rafflesAt(now),
    referral: demoReferral,
    missions: demoMissions,
    goods: demoGoods,
    chat: demoChat,
    vendors,
    winOdds: demoWinOdds(games),
    games,
    lottery: { games: lotteryGames, closures: [], lunarClosures },
    /** Settled rounds of one game. */
    history: {
      game: { nodeId: limbo.nodeId, vendor: limbo.vendor, name: limbo.nameEn },
      rounds: drawBets(people, now).map(({ name, target, result, ...round }) => ({
        ...round,
        account: name,
        content: `${asMultiplier(target)} -> ${asMultiplier(result)}`,
      })),
    },
  }
}

/** Hundredths as the content of a bet writes them: 2.00x, the same in every language. */
function asMultiplier(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`
}
