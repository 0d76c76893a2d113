import * as z from 'zod/mini'

/** The body of a failed call. `message` is for people, `errorCode` for branching, `field` names a refused input. */
export const failureBody = z.object({
  success: z.literal(false),
  message: z.string(),
  errorCode: z.string(),
  field: z.optional(z.string()),
  reference: z.optional(z.string()),
  value: z.optional(z.unknown()),
})

export type FailureBody = z.infer<typeof failureBody>

/** The body of a `/wps` call that went well. */
export type SuccessBody<Value> = { success: true; value: Value }
