import * as z from 'zod/mini'
import { patternBounds } from '@saola/rules'

const within = ({ least, most }: { least: number; most: number }) =>
  z.int().check(z.minimum(least), z.maximum(most))

const minutes = within(patternBounds.minutes)
const least = within(patternBounds.amount)

/** What a merchant may say of each pattern, within bounds (protection 26). */
export const patternSettings = z.partial(
  z.strictObject({
    crowd: z.nullable(z.strictObject({ accounts: within(patternBounds.accounts), minutes })),
    opposite: z.nullable(z.strictObject({ least, similar: within(patternBounds.similar) })),
    sudden: z.nullable(z.strictObject({ minutes, times: within(patternBounds.times), least })),
  }),
)
