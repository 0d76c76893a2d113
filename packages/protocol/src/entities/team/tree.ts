import * as z from 'zod/mini'
import { accountName, money } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

/** An account of the team where it stands in the tree. */
export const treeRow = z.strictObject({
  customerId: z.string(),
  customerName: accountName,
  uplineId: z.string(),
  type: whole,
  /** Among those that the tree shows directly below the same upline, from 1. */
  position: whole,
  /** How many the tree shows directly below. */
  direct: whole,
  /** Everybody below, whatever the filter. */
  teamSize: whole,
  /** Whether the filter leaves it; an agent that it does not leave stands there for those below. */
  isMatch: z.boolean(),
  /** How many the filter leaves below. */
  found: whole,
  accountBalance: money,
  activeFlag: whole,
  /** On a break or excluded, without saying which or until when. */
  isPaused: z.boolean(),
})
export type TreeRow = z.infer<typeof treeRow>
