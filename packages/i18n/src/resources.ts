import type { shell } from './catalogues/vi/shell.ts'
import type { system } from './catalogues/vi/system.ts'
import type { session } from './catalogues/vi/session.ts'
import type { member } from './catalogues/vi/member.ts'
import type { security } from './catalogues/vi/security.ts'
import type { wallet } from './catalogues/vi/wallet.ts'
import type { money } from './catalogues/vi/money.ts'
import type { games } from './catalogues/vi/games.ts'
import type { lottery } from './catalogues/vi/lottery.ts'
import type { promotions } from './catalogues/vi/promotions.ts'
import type { points } from './catalogues/vi/points.ts'
import type { contracts } from './catalogues/vi/contracts.ts'
import type { team } from './catalogues/vi/team.ts'
import type { protection } from './catalogues/vi/protection.ts'
import type { support } from './catalogues/vi/support.ts'
import type { validation } from './catalogues/vi/validation.ts'
import type { landing } from './catalogues/vi/landing.ts'
import type { install } from './catalogues/vi/install.ts'
import type { lines } from './catalogues/vi/lines.ts'
import type { winners } from './catalogues/vi/winners.ts'
import type { reports } from './catalogues/vi/reports.ts'
import type { opening } from './catalogues/vi/opening.ts'
import type { terms } from './catalogues/vi/terms.ts'
import type { transfer } from './catalogues/vi/transfer.ts'
import type { bank } from './catalogues/vi/bank.ts'
import type { outbox } from './catalogues/vi/outbox.ts'
import type { desk } from './catalogues/vi/desk.ts'
import type { identity } from './catalogues/vi/identity.ts'
import type { vendor } from './catalogues/vi/vendor.ts'

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
  terms: typeof terms
  lines: typeof lines
  winners: typeof winners
  reports: typeof reports
  opening: typeof opening
  transfer: typeof transfer
  bank: typeof bank
  outbox: typeof outbox
  desk: typeof desk
  identity: typeof identity
  vendor: typeof vendor
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: ':'
    returnNull: false
    resources: Resources
  }
}
