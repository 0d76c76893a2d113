import * as z from 'zod/mini'

/** One node of the merchant's module tree; `enabled` is the text "1" or "0". */
export type WhitelabelNode = { modId: string; enabled: string; childrenNodes?: WhitelabelNode[] | undefined }

export const whitelabelNode: z.ZodMiniType<WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: z.string(),
  childrenNodes: z.optional(z.array(z.lazy(() => whitelabelNode))),
})
