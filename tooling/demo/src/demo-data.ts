import { dayMs } from '@saola/rules'
import { hotTitles } from './catalogue/hot-titles.ts'
import { vendors } from './catalogue/vendors.ts'
import { demoChat } from './chat.ts'
import { clubs, levels } from './clubs.ts'
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
import { demoMerchant } from './merchant.ts'
import {
  contactsOf,
  demoPassword,
  demoPaymentPassword,
  expiredAccount,
  freshAccounts,
  invitationCodes,
  namedAccount,
  people,
} from './people.ts'
import { promotionsAt } from './promotions.ts'
import { rafflesAt } from './raffles.ts'

/** Everything that an empty gateway is filled with for a demo, as seen at `now` (milliseconds since 1970). */
export function demoData({ now, memberOrigin }: { now: number; memberOrigin: string }) {
  const limbo = hotTitles.find(({ gameCode }) => gameCode === 'LIMBO')
  if (!limbo) throw new Error('the catalogue has no Limbo')
  const games = demoGames(now)
  return {
    merchant: demoMerchant(memberOrigin),
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
    /** Uplines come before their downlines. */
    people: people.map(([name, nickname, type, upline, daysAgo, openingDeposit]) => ({
      name,
      nickname,
      type,
      upline,
      ...contactsOf(name),
      createdAt: now - daysAgo * dayMs,
      openingDeposit,
      invitationCode: type === 1 || type === 2 ? (invitationCodes[name] ?? name.toUpperCase()) : undefined,
      realName: name === namedAccount.name ? namedAccount.realName : undefined,
      mustChangePassword: freshAccounts.includes(name),
      passwordExpired: name === expiredAccount,
      level: levels[name],
    })),
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
