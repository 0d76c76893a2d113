import { origins } from './page-data.ts'

/**
 * Tells the page around the game that this one runs, or that the balance moved; it asks the gateway for the figure
 * itself.
 */
export function tellParent(what: 'ready' | 'balance-changed'): void {
  post({ type: `saola:${what}` })
}

/** Asks the page around the game to open the page where a round is verified: from its frame no window opens (games 42). */
export function askToVerify(address: string): void {
  post({ type: 'saola:verify', address })
}

function post(message: object): void {
  if (window.parent === window) return
  for (const origin of parentOrigins()) window.parent.postMessage(message, origin)
}

/** The framing origin where the browser tells it, else all that may frame: a message to another one is dropped. */
function parentOrigins(): string[] {
  const ancestor = window.location.ancestorOrigins?.[0]
  return ancestor === undefined ? origins : origins.filter((origin) => origin === ancestor)
}
