import * as z from 'zod/mini'
import { decimal, maybe, orElse, whole, yesNo } from '../reply-fields.ts'

/** A bound as somebody's database has it. What stands for none there, and what is no number, is told apart by its reader. */
const bound = maybe(z.union([decimal, z.string()]))

/**
 * How a registration field must look, as the merchant set it (validation 1). A rule that does not say so is of a
 * field that is shown and may stay empty.
 */
export const registerRule = z.object({
  // What is no number is no id that anybody knows, and any characters are fine.
  patternId: orElse(
    z.union([
      whole,
      z.pipe(
        z.string(),
        z.transform(() => 0),
      ),
    ]),
    0,
  ),
  acceptedPattern: maybe(z.string()),
  minLength: bound,
  maxLength: bound,
  enabled: orElse(yesNo, true),
  required: orElse(yesNo, false),
})

export type RegisterRule = z.infer<typeof registerRule>

/** Field name to rule; only known names are used by the form. */
export const registerRules = z.record(z.string(), registerRule)
export type RegisterRules = z.infer<typeof registerRules>
