import { ownContent } from './brands/own-content.ts'
import { agentNotices } from './agent-notices.ts'
import { clubs } from './clubs.ts'
import { notices } from './content.ts'
import { demoGoods } from './goods.ts'
import { articles } from './help/index.ts'
import { demoMerchant } from './merchant.ts'
import { demoMissions, demoReferral } from './newcomers.ts'
import { peopleAt } from './people-at.ts'
import { demoPassword, demoPaymentPassword } from './people.ts'
import { promotionsAt } from './promotions.ts'

/** The line that every further brand of a laptop begins with: a top agent, two below each other, two members. */
const firstOfLine: readonly string[] = ['topagent', 'agent01', 'agent02', 'member01', 'member02']

/** A further brand of a laptop: its code, what it calls itself, and where its member site stands. */
export type DemoBrand = { code: string; name: string; memberOrigin: string }

/** What a further brand starts with on a laptop at `now`: a short line, its own offers and notices where it has some, those and the help of the demo, and no history. */
export function brandData({ code, name, memberOrigin }: DemoBrand, now: number) {
  const own = ownContent[code]
  return {
    merchant: demoMerchant({ code, name, memberOrigin, accountNumber: accountNumberOf(code) }),
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
    people: peopleAt(now)
      .filter((person) => firstOfLine.includes(person.name))
      .map((person) => ({ ...person, email: `${person.name}@${code}.test` })),
    clubs,
    content: {
      banners: own?.banners ?? [],
      notices: own?.notices ?? notices,
      agentNotices: own?.agentNotices ?? agentNotices,
      popups: [],
      articles,
    },
    promotions: promotionsAt(now, own?.promotions),
    raffles: [],
    referral: demoReferral,
    missions: demoMissions,
    goods: demoGoods,
    chat: { slowSeconds: 10, said: [] },
    contracts: [],
  }
}

/** An account number of its own for each code: money that names nobody is told apart by the account that it came to. */
function accountNumberOf(code: string): string {
  let number = 0
  for (const letter of code) number = (number * 31 + letter.charCodeAt(0)) % 1_000_000_000
  return `2${String(number).padStart(9, '0')}`
}
