import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import { servedBrowsers } from '@saola/config/floor'

/** What some served browser lacks, by the name under which code asks for it; the value names who lacks it. */
export type NewerFeatures = {
  /** `requestIdleCallback`, `CompressionStream`. */
  readonly globals: ReadonlyMap<string, string>
  /** `URL.parse`, `Intl.Segmenter`. */
  readonly statics: ReadonlyMap<string, string>
  /** `toSorted`: a method of a name that nothing older has. */
  readonly methods: ReadonlyMap<string, string>
  /** `:has`, `@container`: what a browser that does not know it drops with its whole rule. */
  readonly styles: ReadonlyMap<string, string>
  /** `oklch`, `color-mix`: the functions that make colours. */
  readonly colours: ReadonlyMap<string, string>
}

/** What counts as support, in the compatibility data of MDN (CC0). */
type Support = {
  version_added: string | boolean | null
  flags?: unknown
  prefix?: string
  alternative_name?: string
  partial_implementation?: boolean
  version_removed?: string
}
type Compat = { support: Record<string, Support | Support[]> }
type Feature = { readonly [name: string]: Feature | Compat }
type Data = {
  javascript: { builtins: Record<string, Feature> }
  api: Record<string, Feature>
  css: {
    'at-rules': Feature & { media: Record<'range_syntax' | 'or_syntax', Feature> }
    selectors: Feature
    types: Record<'color', Feature>
  }
}

/** The objects of the page and the network whose methods count; of the others too many share names with our own. */
const everyday = new Set(
  'AbortSignal Blob Clipboard Crypto Document DocumentFragment Element Event EventTarget File Headers History HTMLDialogElement HTMLElement HTMLInputElement Navigator Node Performance ReadableStream Request Response ServiceWorkerRegistration SubtleCrypto URLSearchParams'.split(
    ' ',
  ),
)

/** Names of newer methods that libraries and we ourselves give to other things; types find these, ES2022 being their library. */
const taken = ['drop', 'move', 'take', 'union', 'use', 'when']

/** Reads what is newer than the floor from the data of MDN. */
export function readNewerFeatures(): NewerFeatures {
  // Its own format, read as far as it is used here.
  const { javascript, api, css } = compatibility as unknown as Data
  const globals = new Map<string, string>()
  const statics = new Map<string, string>()
  const methods = new Map<string, string>()
  const old = new Set<string>()
  for (const [owner, feature] of [...Object.entries(javascript.builtins), ...Object.entries(api)]) {
    note(globals, owner, feature)
    for (const [written, member] of membersOf(feature)) {
      const name = written.replace(/_(?:static|event)$/, '')
      const lacking = note(statics, `${owner}.${name}`, member)
      if (owner === 'Window' || owner === 'WorkerGlobalScope') note(globals, name, member)
      const counts = !written.endsWith('_static') && (api[owner] !== feature || everyday.has(owner))
      if (lacking === undefined) old.add(name)
      else if (counts) methods.set(name, lacking)
    }
  }
  for (const name of [...old, ...taken]) methods.delete(name)
  const styles = new Map<string, string>()
  for (const [name, feature] of membersOf(css['at-rules'])) note(styles, `@${name}`, feature)
  for (const [name, feature] of membersOf(css.selectors)) note(styles, `:${name}`, feature)
  const { range_syntax: range, or_syntax: or } = css['at-rules'].media
  note(styles, '@media of a range', range)
  // `not` before a single feature came with it.
  note(styles, '@media of not and or', or)
  const colours = new Map<string, string>()
  for (const [name, feature] of membersOf(css.types.color)) note(colours, name, feature)
  return { globals, statics, methods, styles, colours }
}

function membersOf(feature: Feature): [name: string, member: Feature][] {
  return Object.entries(feature).flatMap(([name, member]) =>
    name !== '__compat' && '__compat' in member ? [[name, member]] : [],
  )
}

/** Notes a feature that somebody lacks, and says who. */
function note(features: Map<string, string>, name: string, feature: Feature): string | undefined {
  const compat = feature['__compat'] as Compat | undefined
  if (compat === undefined) return undefined
  const lacking = servedBrowsers.filter(({ data, version }) =>
    data.some((browser) => !has(compat.support[browser], version)),
  )
  if (lacking.length === 0) return undefined
  const names = lacking.map((browser) => `${browser.name} ${browser.version}`).join(', ')
  features.set(name, names)
  return names
}

/** Whether a browser has something as its own name in full; what the data do not say counts as there. */
function has(support: Support | Support[] | undefined, version: string): boolean {
  if (support === undefined) return true
  return [support].flat().some((each) => {
    const isWhole =
      each.flags === undefined &&
      each.prefix === undefined &&
      each.alternative_name === undefined &&
      each.partial_implementation !== true &&
      each.version_removed === undefined
    const since = each.version_added
    return isWhole && typeof since === 'string' && !isLater(since.replace('≤', ''), version)
  })
}

function isLater(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number)
  return major > otherMajor || (major === otherMajor && minor > otherMinor)
}
