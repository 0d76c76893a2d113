import * as z from 'zod/mini'

/** How a registration field must look, as the merchant set it (specification 3 and 5). */
export const registerRule = z.object({
  patternId: z.int(),
  acceptedPattern: z.optional(z.string()),
  minLength: z.int(),
  maxLength: z.int(),
  enabled: z.boolean(),
  required: z.boolean(),
})

export type RegisterRule = z.infer<typeof registerRule>

/** Field name to rule; only known names are used by the form. */
export const registerRules = z.record(z.string(), registerRule)
export type RegisterRules = z.infer<typeof registerRules>
