import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { deviceClasses, largestFigure, visitMetrics } from '../../entities/visit.ts'
import { nothing } from '../../fields.ts'

export const reportVisit = defineCall({
  id: 'system.reportVisit',
  method: 'POST',
  path: '/wps/system/visit',
  about: 'How fast the pages of a visit were',
  input: z.object({
    site: z.enum(['member', 'agent']),
    device: z.enum(deviceClasses),
    figures: z
      .array(
        z.object({
          metric: z.enum(visitMetrics),
          /** The route as the site's router has it, such as `/games/$family`; never the address itself. */
          route: z.string().check(z.regex(/^\/[\w$./-]{0,100}$/)),
          /** Whole milliseconds, or thousandths of a layout shift. */
          value: z.int().check(z.minimum(0), z.maximum(largestFigure)),
        }),
      )
      .check(z.minLength(1), z.maxLength(visitMetrics.length)),
  }),
  reply: nothing,
})
