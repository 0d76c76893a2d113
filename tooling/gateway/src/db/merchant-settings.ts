import type { RegisterRules, WhitelabelNode } from '@saola/protocol'
import type { LimitTimes } from '@saola/rules'

/** What a merchant sets without a release. */
export type MerchantSettings = {
  whitelabel: WhitelabelNode
  register: RegisterRules
  resources: { resourceType: string; url: string; labelNameEn: string; labelNameVi: string }[]
  customerServiceUrl: string
  domains: string[]
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
  }
  withdrawal?: {
    minimumAmount: number
    maximumAmount: number
    quickAmounts: number[]
    /** Up to this amount the operator approves and pays without a person; 0 leaves all to people. */
    automaticUpTo: number
    expectedMinutes: number
    autoReceiptMinutes: number
  }
  signIn?: {
    /** A sign-in from an address that the account has not used asks for a second proof (session 12). */
    checkAddress: boolean
    /** Whether "Username/Email does not exist" may be said (session 23). Off, nobody learns who exists. */
    mayTellWhoExists: boolean
  }
  /** Longer times for the raise of a member's limit than the operator's (protection 6). */
  protection?: LimitTimes
  /** One wallet for all vendors (wallet 3), which is the rule, or one at each vendor. */
  wallet?: { isSingle: boolean }
  /** How fast members may play; what it leaves out is as usual: autoplay, turbo, no least time of a round (games 27). */
  play?: { autoplay?: boolean; turbo?: boolean; leastCycleMs?: number }
  bank: { bin: string; name: string; accountNumber: string; accountName: string }
}
