import * as z from 'zod/mini'
import { choicesOf, maybe, orElse, textsOf, whole, yesNo } from '../reply-fields.ts'
import { registerRules } from './register-rules.ts'
import { whitelabelNode } from './whitelabel.ts'

/** A link with its QR picture, by type (WHATSAPP, TELEGRAM, IOS, ANDROID, ...). */
export const resource = z.object({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: maybe(z.string()),
  labelNameEn: maybe(z.string()),
  labelNameVi: maybe(z.string()),
})
export type Resource = z.infer<typeof resource>

const place = maybe(z.string())

/** All public settings. Without the module tree a page cannot know what it may show; the others may be left out. */
const publicSettings = z.object({
  whitelabel: whitelabelNode,
  register: orElse(registerRules, {}),
  resources: choicesOf(resource),
  customerService: choicesOf(z.object({ path: z.string(), name: maybe(z.string()) })),
  domainRoute: textsOf,
  mainDomain: orElse(z.string(), ''),
  imageCDNs: textsOf,
  launchGameCDNs: textsOf,
  location: place,
  /** Ours: the page on which a browser gets the token of the phone service's captcha (session 37). */
  phoneCaptcha: maybe(z.string()),
  /** Ours: a session ends so many minutes after the last thing that its person did, where that is less than half a day (session 55). */
  idleMinutes: maybe(whole),
})

/** What a page must know before it shows anything (system 1). */
export const systemStatus = z.object({
  info: publicSettings,
  /** Whether the merchant is closed, and from when to when if that is told. */
  maintenance: orElse(z.union([yesNo, z.object({ startsAt: whole, endsAt: whole })]), false),
  regionRestriction: orElse(yesNo, false),
  /** Beside `info`, or inside it (system 3). */
  location: place,
})
export type SystemStatus = z.infer<typeof systemStatus>
