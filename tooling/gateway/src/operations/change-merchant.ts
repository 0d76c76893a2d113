import * as z from 'zod/mini'
import { gameFamilies, identityGates } from '@saola/protocol'
import { earnTypes, leastLargeSum, markets, payoutMarks, payoutWaitHours } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { withGatesSince } from '../db/play-settings.ts'
import { contractSettingsOf } from '../contracts/contract-settings.ts'
import { changedParts } from '../events/changed-parts.ts'
import { appendEvent } from '../events/event-store.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { switchModules } from '../system/module-switches.ts'
import { patternSettings } from '../protection/patterns/pattern-settings.ts'
import { pointSettingsOf } from '../points/point-settings.ts'
import { withdrawalSettingsOf } from '../wallet/withdrawal/withdrawal-settings.ts'
import { lockMerchant, updateMerchantSettings } from './merchant-store.ts'
import { siteOrigin } from './open-merchant.ts'

const rule = z.partial(
  z.strictObject({
    patternId: z.int(),
    acceptedPattern: z.string(),
    minLength: z.int().check(z.minimum(0)),
    maxLength: z.int().check(z.minimum(0)),
    enabled: z.boolean(),
    required: z.boolean(),
  }),
)

/** The least time of a round, in milliseconds. */
const cycle = z.int().check(z.minimum(0), z.maximum(60_000))

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440))

/** What a merchant may set without a release; an absent part stays as it is. */
export const merchantChange = z.strictObject({
  merchant: z.string(),
  /** Why, and who says so; where operators are named, the one whose secret it is. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  maintenance: z.optional(z.nullable(z.strictObject({ startsAt: z.int(), endsAt: z.int() }))),
  restrictedRegions: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/)))),
  domains: z.optional(z.array(siteOrigin).check(z.maxLength(20))),
  /** Where its member site stands; null for where the installation has it. */
  site: z.optional(z.nullable(siteOrigin)),
  switches: z.optional(z.record(z.string(), z.boolean())),
  acceptsLegacyCipher: z.optional(z.boolean()),
  deposit: z.optional(
    z.partial(
      z.strictObject({
        minimumAmount: z.int().check(z.positive()),
        maximumAmount: z.int().check(z.positive()),
        quickAmounts: z.array(z.int().check(z.positive())),
        expiryMinutes: z.int().check(z.positive()),
        creditOthers: z.boolean(),
        playTimes: z.number().check(z.minimum(0), z.maximum(100)),
        giftTimes: z.number().check(z.minimum(0), z.maximum(100)),
      }),
    ),
  ),
  withdrawal: z.optional(
    z.partial(
      z.strictObject({
        minimumAmount: z.int().check(z.positive()),
        maximumAmount: z.int().check(z.positive()),
        quickAmounts: z.array(z.int().check(z.positive())),
        automaticUpTo: z.int().check(z.minimum(0)),
        automaticPerDay: z.int().check(z.minimum(0)),
        marks: z.array(z.enum(payoutMarks)),
        newForHours: z.int().check(z.minimum(0), z.maximum(720)),
        expectedMinutes: z.int().check(z.positive()),
        autoReceiptMinutes: z.int().check(z.positive()),
        waitHours: z.int().check(z.minimum(0), z.maximum(payoutWaitHours.most)),
      }),
    ),
  ),
  /** The market whose rules of play hold (protection 20). */
  market: z.optional(z.enum(markets)),
  play: z.optional(
    z.partial(
      z.strictObject({
        autoplay: z.boolean(),
        turbo: z.boolean(),
        leastCycleMs: cycle,
        paces: z.partialRecord(z.enum(gameFamilies), cycle),
        oneAtATime: z.boolean(),
        takesWithdrawalsBack: z.boolean(),
        raisingPlans: z.boolean(),
        leastReturn: z.int().check(z.minimum(0), z.maximum(10_000)),
      }),
    ),
  ),
  /** What is closed to members whose identity is not verified, and the days that older accounts have (protection 24). */
  identity: z.optional(
    z.partial(
      z.strictObject({
        gates: z.array(z.enum(identityGates)).check(z.maxLength(identityGates.length)),
        graceDays: z.int().check(z.minimum(0), z.maximum(365)),
      }),
    ),
  ),
  /** Whether a service is asked where members are, and after how many minutes of play anew (protection 25 and 29). */
  places: z.optional(
    z.partial(
      z.strictObject({
        checks: z.boolean(),
        againMinutes: z.int().check(z.minimum(10), z.maximum(240)),
      }),
    ),
  ),
  /** Hours and channels of customer service; an empty link takes a channel away (support 12). */
  service: z.optional(
    z.partial(
      z.strictObject({
        hours: z.nullable(z.strictObject({ from: minuteOfDay, until: minuteOfDay })),
        zalo: z.union([
          z.literal(''),
          z.string().check(z.regex(/^https:\/\/(?:zalo\.me|oa\.zalo\.me)\/\S{1,200}$/)),
        ]),
        telegram: z.union([z.literal(''), z.string().check(z.regex(/^https:\/\/t\.me\/\S{1,200}$/))]),
      }),
    ),
  ),
  wallet: z.optional(z.strictObject({ isSingle: z.boolean() })),
  jackpots: z.optional(z.strictObject({ showsSample: z.boolean() })),
  signIn: z.optional(
    z.strictObject({
      checkAddress: z.optional(z.boolean()),
      mayTellWhoExists: z.boolean(),
      idleMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(720))),
      restMonths: z.optional(z.int().check(z.minimum(3), z.maximum(120))),
    }),
  ),
  lottery: z.optional(
    z.partial(
      z.strictObject({
        mostPerNumber: z.nullable(z.int().check(z.positive())),
        keptDays: z.int().check(z.minimum(1), z.maximum(3_650)),
      }),
    ),
  ),
  /** What bets on one match, and on one market of it, may cost at most, in đồng (games 124). */
  matches: z.optional(
    z.partial(
      z.strictObject({
        mostPerMatch: z.int().check(z.positive()),
        mostPerMarket: z.int().check(z.positive()),
      }),
    ),
  ),
  /** What counts as valid bet (games 77 to 79): hundredths of a percent, whole percent, thousandths. */
  validBets: z.optional(
    z.partial(
      z.strictObject({
        wholeFromEdge: z.int().check(z.minimum(0), z.maximum(10_000)),
        weights: z.partialRecord(z.enum(gameFamilies), z.int().check(z.minimum(0), z.maximum(100))),
        leastOdds: z.int().check(z.minimum(1_000), z.maximum(100_000)),
      }),
    ),
  ),
  points: z.optional(
    z.partial(
      z.strictObject({
        earn: z.partialRecord(
          z.enum(earnTypes),
          z.strictObject({ points: z.int().check(z.positive()), perAmount: z.int().check(z.positive()) }),
        ),
        convert: z.strictObject({ points: z.int().check(z.positive()), amount: z.int().check(z.positive()) }),
      }),
    ),
  ),
  /** How many days a bill waits for its payment (contracts 35), and the valid bet of an active member (contracts 39). */
  contracts: z.optional(
    z.partial(
      z.strictObject({
        billDays: z.int().check(z.minimum(1), z.maximum(3_650)),
        leastActiveBet: z.int().check(z.minimum(0)),
      }),
    ),
  ),
  /** From which sums on a win, and money that comes or leaves, are kept as significant events, in đồng (system 55). */
  largeSums: z.optional(
    z.partial(
      z.strictObject({
        win: z.int().check(z.minimum(leastLargeSum)),
        movement: z.int().check(z.minimum(leastLargeSum)),
      }),
    ),
  ),
  /** For which patterns stakes are looked through (protection 26); null for one that it does not look for. */
  patterns: z.optional(patternSettings),
  /** Whether a title whose return leaves its band is closed at once, for every merchant (games 109). */
  returns: z.optional(z.strictObject({ closesOutside: z.boolean() })),
  /** What moves more than this, in đồng, waits for a second person (system 63); null for nothing. */
  twoPersonsAbove: z.optional(z.nullable(z.int().check(z.positive()))),
  register: z.optional(z.record(z.string(), rule)),
})
export type MerchantChange = z.infer<typeof merchantChange>

/**
 * Changes the settings of a merchant, one change after another, and answers with all of them as they are now. What changed is kept
 * as it was and as it is (system 53).
 */
export async function changeMerchant(
  services: Services,
  wanted: MerchantChange,
  person?: string,
): Promise<MerchantSettings> {
  const act = async (trx: Database): Promise<MerchantSettings> => {
    await lockMerchant(trx, wanted.merchant)
    const merchant = await findMerchant({ ...services, db: trx }, wanted.merchant)
    const now = services.now()
    const settings = withGatesSince(merchant.settings, changed(merchant.settings, wanted, now), now)
    await updateMerchantSettings(trx, merchant.id, settings)
    const parts = changedParts(merchant.settings, settings)
    if (parts) {
      await appendEvent(trx, {
        merchantId: merchant.id,
        at: now,
        kind: 'merchant.changed',
        actor: 'operator',
        person: person ?? wanted.by,
        subject: Object.keys({ ...parts.before, ...parts.after }).join(', '),
        ...parts,
        reason: wanted.reason,
      })
    }
    return settings
  }
  return services.db.isTransaction ? act(services.db) : services.db.transaction().execute(act)
}

function changed(
  { site: before, ...settings }: MerchantSettings,
  wanted: MerchantChange,
  now: number,
): MerchantSettings {
  const register = { ...settings.register }
  const site = wanted.site === undefined ? before : (wanted.site ?? undefined)
  for (const [field, parts] of Object.entries(wanted.register ?? {})) {
    const known = register[field]
    if (!known) throw new Fault('request_param_err', { field: `register.${field}` })
    register[field] = { ...known, ...given(parts) }
  }
  return {
    ...settings,
    ...(site !== undefined && { site }),
    register,
    domains: wanted.domains ?? settings.domains,
    whitelabel: switchModules(settings.whitelabel, wanted.switches ?? {}),
    maintenance: wanted.maintenance === undefined ? settings.maintenance : wanted.maintenance,
    restrictedRegions: wanted.restrictedRegions ?? settings.restrictedRegions,
    acceptsLegacyCipher: wanted.acceptsLegacyCipher ?? settings.acceptsLegacyCipher,
    ...(wanted.deposit && {
      deposit: {
        ...settings.deposit,
        ...given(wanted.deposit),
        // Nobody was told of it before.
        ...(settings.deposit.playTimes === 0 && wanted.deposit.playTimes && { playSince: now }),
      },
    }),
    ...(wanted.withdrawal && {
      withdrawal: { ...withdrawalSettingsOf(settings), ...given(wanted.withdrawal) },
    }),
    ...(wanted.market && { market: wanted.market }),
    ...(wanted.play && { play: { ...settings.play, ...given(wanted.play) } }),
    ...(wanted.identity && { identity: { ...settings.identity, ...given(wanted.identity) } }),
    ...(wanted.places && { places: { ...settings.places, ...given(wanted.places) } }),
    ...(wanted.lottery && { lottery: { ...settings.lottery, ...given(wanted.lottery) } }),
    ...(wanted.matches && { matches: { ...settings.matches, ...given(wanted.matches) } }),
    ...(wanted.validBets && { validBets: { ...settings.validBets, ...given(wanted.validBets) } }),
    ...(wanted.points && { points: { ...pointSettingsOf(settings), ...given(wanted.points) } }),
    ...(wanted.contracts && {
      contracts: { ...contractSettingsOf(settings), ...given(wanted.contracts) },
    }),
    ...(wanted.service && { service: { ...settings.service, ...given(wanted.service) } }),
    ...(wanted.wallet && { wallet: wanted.wallet }),
    ...(wanted.jackpots && { jackpots: wanted.jackpots }),
    ...(wanted.largeSums && { largeSums: { ...settings.largeSums, ...given(wanted.largeSums) } }),
    ...(wanted.patterns && { patterns: { ...settings.patterns, ...given(wanted.patterns) } }),
    ...(wanted.returns && { returns: wanted.returns }),
    ...(wanted.twoPersonsAbove !== undefined && { twoPersonsAbove: wanted.twoPersonsAbove }),
    ...(wanted.signIn && { signIn: wanted.signIn }),
  }
}

/** Without the members that are undefined. */
function given<T extends object>(parts: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
