import type { AppContext } from '../context/app-context.tsx'
import { readJson, type AppStorage, type KeptValues } from '../context/storage.ts'
import { draftsKey, dropForeignDrafts } from '../forms/drafts.ts'

/** Where the device keeps the slips of lotteries: pairs of a name and a slip. */
export const slipsKey = 'lottery-slips'

/** The longest text that an address takes along in every browser. */
const longest = 30_000

/** What was typed and what lies in the slips, as text for an address; undefined where there is nothing, or too much. */
export function packMoved({ tab, device }: AppStorage): string | undefined {
  const drafts = readJson(tab, draftsKey)
  const slips = readJson(device, slipsKey)
  if (drafts === undefined && slips === undefined) return undefined
  const text = JSON.stringify({ drafts, slips })
  return text.length > longest ? undefined : text
}

/**
 * Takes what came along from another line. Only for a tab that was signed in by the ticket beside it: whoever else writes
 * an address could fill in a form by it.
 */
export function takeMoved(app: Pick<AppContext, 'storage' | 'session'>, text: string): void {
  const { tab, device } = app.storage
  const moved = parse(text)
  if (moved['drafts'] !== undefined) tab.write(draftsKey, JSON.stringify(moved['drafts']))
  dropForeignDrafts(app)
  const slips = pairs(moved['slips'])
  if (slips.length > 0) device.write(slipsKey, JSON.stringify([...new Map([...keptPairs(device), ...slips])]))
}

function keptPairs(device: KeptValues): [unknown, unknown][] {
  return pairs(readJson(device, slipsKey))
}

const isPair = (each: unknown): each is [unknown, unknown] => Array.isArray(each) && each.length === 2

/** Who reads a slip checks the rest of it. */
function pairs(value: unknown): [unknown, unknown][] {
  return Array.isArray(value) ? value.filter(isPair) : []
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
