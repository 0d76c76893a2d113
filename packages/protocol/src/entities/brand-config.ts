import * as z from 'zod/mini'
import { maybe, orElse, textsOf } from '../reply-fields.ts'

/** A text in each language of the brand, by its tag. */
const localText = orElse(z.record(z.string(), z.string()), {})
const text = orElse(z.string(), '')
/** A language by its tag, such as `vi`, `en` or `zh` (system 49). */
const language = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))

/** The usual share of visits that are measured. */
const measureOneIn = 10

/** A banner of the landing page; with a linkage type it can be clicked. */
export const banner = z.object({ url: z.string(), title: localText, linkageType: text, linkage: text })

/** An origin without a stroke at its end, or with the path that the gateway stands under; empty for the page's own. */
const address = z.pipe(
  text,
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** Where a gateway is that does not stand behind the site itself (system 43). */
const gatewayAddress = z.object({
  origin: address,
  /** Whether the browser sends the gateway's cookies along, which its picture to read and its stays need. */
  credentials: orElse(z.enum(['include', 'same-origin', 'omit']), 'include'),
  /** Other paths of single calls, by their ids: `{ "wallet.balance": "/wps/wallets/balance" }`. */
  paths: orElse(z.record(z.string(), z.string()), {}),
  /** The number of the first page of every list; as the rows of calls count where none is named. */
  firstPage: maybe(z.literal([0, 1])),
  /** Ids of the calls that it answers; all where none is named. What is absent shows then without being asked (system 44). */
  calls: textsOf,
  /** Other origins that its pictures come from; the page may load from nowhere else. */
  pictures: textsOf,
})

/** What the browser's bars look like in each look of the product itself: its ground. */
const productBars = { dark: '#140e0b', light: '#f8f5ef' } as const

/**
 * `/config.json`: what makes one build a brand (system 9). Everything but the first settings has the platform's own value when
 * it is left out.
 */
export const brandConfig = z.object({
  name: text,
  merchant: text,
  cipher: orElse(z.enum(['jwe', 'des-rsa']), 'jwe'),
  languages: orElse(z.array(language), ['vi', 'en']),
  defaultLanguage: orElse(language, 'vi'),
  theme: orElse(z.enum(['dark', 'light']), 'dark'),
  banners: z.array(banner),
  customerService: text,
  iosApp: text,
  androidApp: text,
  /** Where agents sign in; empty where members are not to be led there. */
  agentPortal: text,
  domains: textsOf,
  /** The colour of the browser's bars in each look (system 47). */
  bars: orElse(
    z.object({
      dark: orElse(z.string(), productBars.dark),
      light: orElse(z.string(), productBars.light),
    }),
    productBars,
  ),
  gateway: orElse(gatewayAddress, { origin: '', credentials: 'include', paths: {}, calls: [], pictures: [] }),
  options: orElse(
    z.object({
      lineDisplay: orElse(z.enum(['banded', 'measured']), 'banded'),
      /** One visit in so many is measured (system 25); 0 for none. */
      measureOneIn: orElse(z.int().check(z.minimum(0)), measureOneIn),
    }),
    { lineDisplay: 'banded', measureOneIn },
  ),
})
export type BrandConfig = z.infer<typeof brandConfig>
