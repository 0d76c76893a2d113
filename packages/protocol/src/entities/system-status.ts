import * as z from 'zod/mini'
import { registerRules } from './register-rules.ts'
import { whitelabelNode } from './whitelabel.ts'

/** A link with its QR picture, by type (WHATSAPP, TELEGRAM, IOS, ANDROID, ...). */
export const resource = z.object({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.optional(z.string()),
  labelNameEn: z.optional(z.string()),
  labelNameVi: z.optional(z.string()),
})
export type Resource = z.infer<typeof resource>

/** What a page must know before it shows anything (specification 3, "Permission/status"). */
export const systemStatus = z.object({
  info: z.object({
    whitelabel: whitelabelNode,
    register: registerRules,
    resources: z.array(resource),
    customerService: z.array(z.object({ path: z.string(), name: z.optional(z.string()) })),
    domainRoute: z.array(z.string()),
    mainDomain: z.string(),
    imageCDNs: z.array(z.string()),
    launchGameCDNs: z.array(z.string()),
  }),
  maintenance: z.union([z.boolean(), z.object({ startsAt: z.int(), endsAt: z.int() })]),
  regionRestriction: z.boolean(),
  location: z.optional(z.string()),
})
export type SystemStatus = z.infer<typeof systemStatus>
