import * as z from 'zod/mini'
import { accountName, asOf } from '../../fields.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'
import { largestRebate, openedType, rebateConfigs, rebateText } from './opening.ts'

const ownLink = z.object({
  affiUrlId: z.string(),
  code: z.string(),
  url: maybe(z.string()),
  name: z.string(),
  type: openedType,
  rebate: maybe(rebateText),
  status: z.enum(['open', 'paused', 'expired', 'used_up']),
  quota: maybe(whole),
  endDate: maybe(whole),
  createdAt: maybe(whole),
  clicks: maybe(whole),
  registered: maybe(whole),
  firstDeposits: maybe(whole),
  active: maybe(whole),
})

/** An invitation link with what has come of it (team 17), as far as the gateway counts it. */
export type InvitationLink = z.infer<typeof ownLink>

/** The states of a link by the family's numbers: closed, fine, expired. */
const familyStates = ['paused', 'open', 'expired'] as const

/** The family's link has no name but its code, and no address. */
const familyLink = z.pipe(
  z.object({
    id: idText,
    code: idText,
    type: z.pipe(whole, openedType),
    status: z.pipe(whole, z.literal([0, 1, 2])),
    configs: rebateConfigs,
  }),
  z.transform(({ id, code, type, status, configs }): InvitationLink => ({
    affiUrlId: id,
    code,
    name: code,
    type,
    status: familyStates[status],
    rebate: largestRebate(configs),
  })),
)

/** A link by our names or by those of the family (wire 36). */
export const invitationLink = z.union([ownLink, familyLink])

/** A link that was made. Gateways that answer its code alone say no more than that it is there. */
export const madeLink = z.union([
  invitationLink,
  z.pipe(
    idText,
    z.transform(() => undefined),
  ),
])

/** A page of links. */
export const linkPage = z.object({
  pageInfo: z.object({ totalRecords: whole, currentPage: maybe(whole), pageSize: maybe(whole) }),
  list: z.array(invitationLink),
  asOf,
})

const registration = z.object({
  customerId: maybe(idText),
  customerName: accountName,
  registeredDate: whole,
  hasDeposited: maybe(z.boolean()),
  isActive: maybe(z.boolean()),
})

/** Who registered by a link: a page of them, or all at once, bare and without their number. */
export const registrations = z.pipe(
  z.union([
    z.object({ totalRecords: maybe(whole), asOf, list: z.array(registration) }),
    z.array(registration),
  ]),
  z.transform((sent): RegistrationPage => (Array.isArray(sent) ? { list: sent } : sent)),
)

type RegistrationPage = {
  list: z.infer<typeof registration>[]
  totalRecords?: number | undefined
  asOf?: string | undefined
}
