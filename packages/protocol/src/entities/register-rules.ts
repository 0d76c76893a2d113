import * as z from 'zod/mini'
import { maybe, orElse, whole, yesNo } from '../reply-fields.ts'

/**
 * How a registration field must look, as the merchant set it (validation 1). A rule that does not say so is of a
 * field that is shown and may stay empty.
 */
export const registerRule = z.object({
  patternId: whole,
  acceptedPattern: maybe(z.string()),
  minLength: whole,
  maxLength: whole,
  enabled: orElse(yesNo, true),
  required: orElse(yesNo, false),
})

export type RegisterRule = z.infer<typeof registerRule>

/** Field name to rule; only known names are used by the form. */
export const registerRules = z.record(z.string(), registerRule)
export type RegisterRules = z.infer<typeof registerRules>
