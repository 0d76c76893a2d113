import * as z from 'zod/mini'
import { maybe, oneZeroText } from '../reply-fields.ts'

/** One node of the merchant's module tree; `enabled` is the text "1" or "0". */
export type WhitelabelNode = { modId: string; enabled: string; childrenNodes?: WhitelabelNode[] | undefined }

export const whitelabelNode: z.ZodMiniType<WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: oneZeroText,
  childrenNodes: maybe(z.array(z.lazy(() => whitelabelNode))),
})
