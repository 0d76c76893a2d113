import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { activityGroups } from '../../entities/team/activity-groups.ts'
import { activity as act } from '../../entities/team/activity.ts'
import { asOf, id, pageFromOne, pageSize } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

export const activity = defineCall({
  id: 'team.activity',
  method: 'GET',
  path: '/wps/agent/activity',
  token: 'required',
  access: 'agent',
  about: 'What the caller and its sub-accounts did, newest first; a sub-account sees its own',
  input: z.object({
    group: z.optional(z.enum(activityGroups)),
    /** Whose acts; everybody's where it is left out. */
    customerId: z.optional(id),
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: z.object({ list: z.array(act), totalCount: whole, asOf }),
})
