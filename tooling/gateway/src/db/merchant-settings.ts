import type { GameFamily, IdentityGate, RegisterRules, WhitelabelNode } from '@saola/protocol'
import type {
  CarryOver,
  ContractKind,
  ConvertRatio,
  EarnTable,
  LargeSums,
  LimitTimes,
  Market,
  PatternRules,
  PayoutMark,
  ServiceHours,
  ValidBetTerms,
} from '@saola/rules'

/** What a merchant sets without a release. */
export type MerchantSettings = {
  whitelabel: WhitelabelNode
  register: RegisterRules
  resources: { resourceType: string; url: string; labelNameEn: string; labelNameVi: string }[]
  customerServiceUrl: string
  /** When people are at the desk, always where it says nothing, and where else they are reached (support 12). */
  service?: { hours?: ServiceHours | null; zalo?: string; telegram?: string }
  domains: string[]
  /** The origin of its member site; the installation's where it says nothing (system 46). */
  site?: string
  maintenance: { startsAt: number; endsAt: number } | null
  restrictedRegions: string[]
  acceptsLegacyCipher: boolean
  defaultUpline: string
  deposit: {
    minimumAmount: number
    maximumAmount: number
    quickAmounts: number[]
    expiryMinutes: number
    /** Money with another amount, late or twice is the owner's without a person; on unless it says false. */
    creditOthers?: boolean
    /** How often what a deposit, points or a present brings is played before it leaves (wallet 39); as usual where it says nothing. */
    playTimes?: number
    /** How often the present of a mission or for a friend is, at least as often as a deposit (promotions 35). */
    giftTimes?: number
    /** Since when presents are told apart, in ms. */
    giftSince?: number
    /** Since when that is asked for, in ms: what came before is free. */
    playSince?: number
  }
  withdrawal?: {
    minimumAmount: number
    maximumAmount: number
    quickAmounts: number[]
    /** Up to this amount the operator approves and pays without a person; 0 leaves all to people. */
    automaticUpTo: number
    /** What is paid so to one member on a day of the Vietnamese calendar; the amount above where it says nothing (wallet 44). */
    automaticPerDay?: number
    /** The marks that send a withdrawal to a person; all of them where it says nothing (wallet 45). */
    marks?: readonly PayoutMark[]
    /** For so many hours a device, a bank account or a secret is new. */
    newForHours?: number
    expectedMinutes: number
    autoReceiptMinutes: number
    /** Hours that payouts wait after a reset, a changed contact or a new bank account (wallet 41); as usual where it says nothing. */
    waitHours?: number
  }
  /** How people sign in. */
  signIn?: {
    /**
     * Whether every address that the account has not used asks for a second proof, or none. Where it says nothing, a password in a new
     * browser at a new address asks for one (session 12).
     */
    checkAddress?: boolean | undefined
    /** Whether "Username/Email does not exist" may be said (session 23). Off, nobody learns who exists. */
    mayTellWhoExists: boolean
    /** Sessions end after so many minutes without anything that their person did, sooner than the market says (session 55). */
    idleMinutes?: number | undefined
    /** Accounts rest after so many months without a sign-in; twelve where it says nothing (member 25). */
    restMonths?: number | undefined
  }
  /** Longer times for the raise of a member's limit than the operator's (protection 6). */
  protection?: LimitTimes
  /** Contracts between agents and those below them: bounds of a rate in thousandths of a percent, and live ones of a kind at most. */
  contracts?: {
    rates: Record<ContractKind, { minRate: number; maxRate: number }>
    mostContracts: number
    /** What becomes of a dividend period that ends below zero. */
    carryOver: CarryOver
    /** What a member bets validly in a period to be an active one; as usual where it says nothing (contracts 39). */
    leastActiveBet?: number
    /** So many days a bill waits for its payment; as usual where it says nothing (contracts 35). */
    billDays?: number
  }
  /** Transfers of agents along their line (team 20): the most of a day, and for agents by name a cap of their own. */
  transfer?: { isOpen?: boolean; minimumAmount?: number; dailyCap?: number; caps?: Record<string, number> }
  /** One wallet for all vendors (wallet 3), which is the rule, or one at each vendor. */
  wallet?: { isSingle: boolean }
  /** How fast members may play; what it leaves out is as usual: autoplay, turbo, no least time of a round (games 27). */
  /** The market whose rules of play hold (protection 20); Vietnam where it says nothing. */
  market?: Market
  play?: {
    autoplay?: boolean
    turbo?: boolean
    leastCycleMs?: number
    /** Longer least times of single families, counted by the member over their titles (games 116). */
    paces?: Partial<Record<GameFamily, number>>
    /** One slot is played at a time (games 117). */
    oneAtATime?: boolean
    /** Withdrawals can be taken back, and orders on several draws may raise the stake (protection 20), unless it says false. */
    takesWithdrawalsBack?: boolean
    raisingPlans?: boolean
    /** What a way to bet on a lottery gives back at the least, in hundredths of a percent (lottery 83). */
    leastReturn?: number
  }
  /** What is closed to members whose identity is not verified, besides what their market closes (protection 24). */
  identity?: {
    gates?: readonly IdentityGate[]
    /** So many days more have the accounts that were there before something was closed; none where it says nothing. */
    graceDays?: number
    /** Since when each is closed, in ms. */
    since?: Partial<Record<IdentityGate, number>>
  }
  /** Whether a service of places is asked where members are (protection 25), and after how many minutes of play anew (protection 29). */
  places?: { checks?: boolean; againMinutes?: number }
  lottery?: {
    /** The most that a hit on one number of one draw may pay, over all orders (lottery 53); no bound where it is absent. */
    mostPerNumber?: number | null
    /** Fast draws without orders are kept for this many days (lottery 55). */
    keptDays?: number
  }
  /** What bets on one match, and on one market of it, may cost at most (games 124); as usual where it says nothing. */
  matches?: { mostPerMatch?: number; mostPerMarket?: number }
  /** A merchant where nobody plays, as a demo's, shows a sample that moves in place of its grand pool (landing 6). */
  jackpots?: { showsSample: boolean }
  /** What of a bet counts for turnover, points, rebates, levels and salaries (games 77); as usual where it says nothing. */
  validBets?: Partial<ValidBetTerms>
  /** What earns points, and what they are worth in money (points 1 and 7). */
  points?: { earn: EarnTable; convert: ConvertRatio }
  /** The rebate of an agent at the top of a line with whom nothing else was agreed, in thousandths of a percent. */
  opening?: { topRebate: number }
  /** From which sums on a win and a movement are kept as significant events; as usual where it says nothing (system 55). */
  largeSums?: Partial<LargeSums>
  /** For which patterns stakes are looked through; for none where it says nothing (protection 26). */
  patterns?: Partial<PatternRules>
  /** Whether a title that leaves its band is closed at once (games 109). */
  returns?: { closesOutside: boolean }
  /** What an act of the operator moves above this sum waits for a second person (system 63); null or absent for nothing. */
  twoPersonsAbove?: number | null
  bank: { bin: string; name: string; accountNumber: string; accountName: string }
}
