import type { shell } from './catalogues/shell/vi.ts'
import type { system } from './catalogues/system/vi.ts'
import type { session } from './catalogues/session/vi.ts'
import type { member } from './catalogues/member/vi.ts'
import type { security } from './catalogues/security/vi.ts'
import type { money } from './catalogues/money/vi.ts'
import type { wallet } from './catalogues/wallet/vi.ts'
import type { games } from './catalogues/games/vi.ts'
import type { lottery } from './catalogues/lottery/vi.ts'
import type { promotions } from './catalogues/promotions/vi.ts'
import type { points } from './catalogues/points/vi.ts'
import type { contracts } from './catalogues/contracts/vi.ts'
import type { team } from './catalogues/team/vi.ts'
import type { protection } from './catalogues/protection/vi.ts'
import type { support } from './catalogues/support/vi.ts'
import type { validation } from './catalogues/validation/vi.ts'
import type { landing } from './catalogues/landing/vi.ts'
import type { install } from './catalogues/install/vi.ts'
import type { tour } from './catalogues/tour/vi.ts'
import type { lines } from './catalogues/lines/vi.ts'
import type { winners } from './catalogues/winners/vi.ts'
import type { reports } from './catalogues/reports/vi.ts'
import type { opening } from './catalogues/opening/vi.ts'
import type { messages } from './catalogues/messages/vi.ts'
import type { subaccounts } from './catalogues/subaccounts/vi.ts'
import type { terms } from './catalogues/terms/vi.ts'
import type { told } from './catalogues/told/vi.ts'
import type { verification } from './catalogues/verification/vi.ts'
import type { transfer } from './catalogues/transfer/vi.ts'
import type { bank } from './catalogues/bank/vi.ts'
import type { outbox } from './catalogues/outbox/vi.ts'
import type { desk } from './catalogues/desk/vi.ts'
import type { identity } from './catalogues/identity/vi.ts'
import type { vendor } from './catalogues/vendor/vi.ts'

/** The shape of all texts, from the Vietnamese catalogues: area, key, text. */
export type Resources = {
  shell: typeof shell
  system: typeof system
  session: typeof session
  member: typeof member
  security: typeof security
  wallet: typeof wallet
  money: typeof money
  games: typeof games
  lottery: typeof lottery
  promotions: typeof promotions
  points: typeof points
  contracts: typeof contracts
  team: typeof team
  protection: typeof protection
  support: typeof support
  validation: typeof validation
  landing: typeof landing
  install: typeof install
  tour: typeof tour
  terms: typeof terms
  lines: typeof lines
  winners: typeof winners
  reports: typeof reports
  opening: typeof opening
  subaccounts: typeof subaccounts
  messages: typeof messages
  told: typeof told
  verification: typeof verification
  transfer: typeof transfer
  bank: typeof bank
  outbox: typeof outbox
  desk: typeof desk
  identity: typeof identity
  vendor: typeof vendor
}
