import * as z from 'zod/mini'
import { decimal, idText, maybe } from '../../reply-fields.ts'

const scalar = z.union([z.boolean(), z.number(), z.string()])

/** A number, or a list of tiers as comma-separated numbers (contracts 18). */
const tiers = z.union([z.number(), z.string()])

/** One request that waits for the downline's answer. P and E show terms, any other letter asks about the end (contracts 18). */
const pendingContract = z.looseObject({
  id: idText,
  status: z.string(),
  minimumBet: maybe(tiers),
  activeMember: maybe(tiers),
  contractRate: maybe(tiers),
  details: maybe(
    z.array(
      z.looseObject({
        contractId: maybe(idText),
        betVolume: decimal,
        activeMember: decimal,
        /** Percent or fixed. */
        rateType: z.enum(['P', 'F']),
        rate: decimal,
      }),
    ),
  ),
})

/** What the account is asked to answer: the requests, or a mere mark that there are some. Absent and null mean none. */
export const pendingContracts = z.nullish(z.union([scalar, z.array(pendingContract)]))

/** Says that a contract exists. Its encoding is not known (contracts 18): absent, empty, 0, false and null mean that it does not. */
export const presence = z.nullish(z.union([scalar, z.array(z.unknown()), z.looseObject({})]))
