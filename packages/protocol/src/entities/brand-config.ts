import * as z from 'zod/mini'

const localText = z.object({ vi: z.string(), en: z.string() })

/** A banner of the landing page; with a linkage type it can be clicked. */
export const banner = z.object({
  url: z.string(),
  title: localText,
  linkageType: z.string(),
  linkage: z.string(),
})

/** `/config.json`: what makes one build a brand (specification 3, "Static config"; design 6). */
export const brandConfig = z.object({
  name: z.string(),
  merchant: z.string(),
  cipher: z.enum(['jwe', 'des-rsa']),
  languages: z.array(z.enum(['vi', 'en'])),
  defaultLanguage: z.enum(['vi', 'en']),
  theme: z.enum(['dark', 'light']),
  banners: z.array(banner),
  customerService: z.string(),
  iosApp: z.string(),
  androidApp: z.string(),
  domains: z.array(z.string()),
  options: z.object({ lineDisplay: z.enum(['banded', 'measured']) }),
})
export type BrandConfig = z.infer<typeof brandConfig>
