import type { Page } from '@playwright/test'

const iterator = 'map filter take drop flatMap reduce toArray forEach some every find'.split(' ')
const sets = 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'.split(
  ' ',
)

/** What some served browser lacks, by the name that people know it under: the places where it stands. */
export const newerBuiltIns: Readonly<Record<string, readonly string[]>> = {
  'URL.parse': ['URL.parse'],
  'URL.canParse': ['URL.canParse'],
  'AbortSignal.any': ['AbortSignal.any'],
  'AbortSignal.timeout': ['AbortSignal.timeout'],
  throwIfAborted: ['AbortSignal.prototype.throwIfAborted'],
  toSorted: ['Array.prototype.toSorted', 'Uint8Array.__proto__.prototype.toSorted'],
  toReversed: ['Array.prototype.toReversed', 'Uint8Array.__proto__.prototype.toReversed'],
  'toSpliced and with': ['Array.prototype.toSpliced', 'Array.prototype.with'],
  findLast: ['Array.prototype.findLast', 'Array.prototype.findLastIndex'],
  structuredClone: ['structuredClone'],
  requestIdleCallback: ['requestIdleCallback', 'cancelIdleCallback'],
  'Iterator helpers': [...iterator.map((name) => `Iterator.prototype.${name}`), 'Iterator'],
  'Set methods': sets.map((name) => `Set.prototype.${name}`),
  'Promise.withResolvers': ['Promise.withResolvers', 'Promise.try'],
  groupBy: ['Map.groupBy', 'Object.groupBy'],
  'Array.fromAsync': ['Array.fromAsync'],
  'base64 of bytes': ['Uint8Array.fromBase64', 'Uint8Array.prototype.toBase64', 'Uint8Array.prototype.toHex'],
  'newer parts of Intl': ['Intl.Segmenter', 'Intl.DurationFormat'],
  scheduler: ['scheduler'],
  'streams that change what flows': ['TransformStream', 'TextDecoderStream', 'CompressionStream'],
  navigation: ['navigation', 'Document.prototype.startViewTransition'],
  checkVisibility: ['Element.prototype.checkVisibility'],
  notices: ['Notification', 'PushManager'],
}

/** Takes built-ins out of every document that the page opens from now on, before its own scripts run. */
export async function openWithout(page: Page, names: readonly string[]): Promise<void> {
  const places = names.flatMap((name) => newerBuiltIns[name] ?? [])
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const parts = path.split('.')
      const last = parts.pop() ?? ''
      let owner: unknown = globalThis
      for (const part of parts) owner = (owner as Record<string, unknown> | undefined)?.[part]
      if (owner !== undefined) Reflect.deleteProperty(owner as object, last)
    }
  }, places)
}
