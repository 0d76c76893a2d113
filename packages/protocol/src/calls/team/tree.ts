import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { treeRow } from '../../entities/team/tree.ts'
import { accountName, asOf, daysInQuery, id, pageFromZero, pageSize } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

/** Whom a tree shows; agents above them stay, so that there is a way to them. */
const treeFilter = {
  userType: z.optional(z.enum(['all', 'agent', 'player'])),
  status: z.optional(z.enum(['active', 'disabled', 'deleted', 'paused'])),
  /** Who bet in so many days until now. */
  activeDays: z.optional(daysInQuery),
  /** Who bet before, but not in so many days until now. */
  quietDays: z.optional(daysInQuery),
}

export const branch = defineCall({
  id: 'team.branch',
  method: 'GET',
  path: '/wps/agent/branch',
  token: 'required',
  access: 'agent',
  about: 'Who stands below an agent, as a tree shows it: agents first, then by name',
  input: z.object({
    /** Without it the caller. */
    agentId: z.optional(id),
    /** Only those directly below, or everybody, level by level. */
    downlineType: z.enum(['all', 'direct']),
    ...treeFilter,
    pageNo: pageFromZero,
    pageSize,
    asOf,
  }),
  reply: z.strictObject({
    list: z.array(treeRow),
    /** How many stand directly below in this tree. */
    direct: whole,
    /** How many there are on all pages. */
    total: whole,
    /** How many of the whole branch the filter leaves. */
    people: whole,
    asOf,
  }),
})

export const place = defineCall({
  id: 'team.place',
  method: 'GET',
  path: '/wps/agent/place/:customerId',
  token: 'required',
  access: 'agent',
  about: 'Where an account stands in the tree of the caller',
  input: z.object({ customerId: id, ...treeFilter }),
  reply: z.strictObject({
    /** From directly below the caller down to the account; empty for the caller. */
    path: z.array(
      z.strictObject({
        customerId: z.string(),
        customerName: accountName,
        /** Among those that the tree shows beside it, from 1; 0 where the filter leaves it out. */
        position: whole,
      }),
    ),
  }),
})
