import * as z from 'zod/mini'

/** Which text of the product a message is, as `area.key`, with its values; the ends of their names say how they are written. */
const failureText = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type FailureText = z.infer<typeof failureText>

/**
 * The body of a failed call. `message` is for people, `errorCode` for branching, `field` names a refused input; `text` lets an
 * app say the message again once somebody has chosen another language.
 */
export const failureBody = z.object({
  success: z.literal(false),
  message: z.string(),
  errorCode: z.string(),
  field: z.optional(z.string()),
  reference: z.optional(z.string()),
  text: z.optional(failureText),
  value: z.optional(z.unknown()),
})

export type FailureBody = z.infer<typeof failureBody>

/** The body of a `/wps` call that went well. */
export type SuccessBody<Value> = { success: true; value: Value }
