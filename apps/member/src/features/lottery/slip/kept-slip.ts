import { dayMs } from '@saola/rules'
import { readJson, slipsKey, type KeptValues } from '@saola/shell'
import type { NewLine } from './slip.ts'

/** Whose slip for which lottery: a brand's member, or whoever has not signed in yet. */
export type SlipOwner = {
  readonly brand: string
  readonly account: string | undefined
  readonly gameCode: string
}

/** Lines that were in a slip when the page was left, and when the last of them was put there. */
export type KeptSlip = { readonly at: number; readonly lines: readonly NewLine[] }

/** A slip that nobody came back to is forgotten after a week. */
const longestMs = 7 * dayMs
/** So many slips are kept on a device; the oldest is forgotten first. */
const most = 20

/** The slip of a member for a lottery, or the one that was begun before signing in; none that is older than a week. */
export function findKeptSlip(device: KeptValues, owner: SlipOwner, now: number): KeptSlip | undefined {
  const kept = readAll(device)
  const found = [kept.get(nameOf(owner)), kept.get(nameOf({ ...owner, account: undefined }))]
  const [newest] = found.flatMap((slip) => slip ?? []).sort((one, other) => other.at - one.at)
  return newest !== undefined && now - newest.at < longestMs ? newest : undefined
}

/** Keeps the lines of a slip until it is placed or emptied (lottery 56). What was begun before signing in is theirs now. */
export function keepSlip(device: KeptValues, owner: SlipOwner, { at, lines }: KeptSlip): void {
  const kept = readAll(device)
  kept.delete(nameOf(owner))
  kept.delete(nameOf({ ...owner, account: undefined }))
  if (lines.length > 0) kept.set(nameOf(owner), { at, lines })
  const newest = [...kept].filter(([, slip]) => at - slip.at < longestMs).slice(-most)
  if (newest.length === 0) device.remove(slipsKey)
  else device.write(slipsKey, JSON.stringify(newest))
}

function nameOf({ brand, account = '', gameCode }: SlipOwner): string {
  return [brand, account, gameCode].join('/')
}

function readAll(device: KeptValues): Map<string, KeptSlip> {
  const value = readJson(device, slipsKey)
  return new Map(Array.isArray(value) ? value.filter(isEntry) : [])
}

function isEntry(value: unknown): value is [string, KeptSlip] {
  if (!Array.isArray(value)) return false
  const [name, slip] = value as unknown[]
  if (typeof name !== 'string' || !isRecord(slip)) return false
  return typeof slip['at'] === 'number' && Array.isArray(slip['lines']) && slip['lines'].every(isLine)
}

function isLine(value: unknown): value is NewLine {
  if (!isRecord(value) || !isRecord(value['made'])) return false
  const { type, numbers, base, odds, made, stations } = value
  return (
    typeof type === 'string' &&
    isTexts(numbers) &&
    (stations === undefined || isTexts(stations)) &&
    Number.isSafeInteger(base) &&
    typeof odds === 'number' &&
    typeof made['numero'] === 'string' &&
    typeof made['locksAt'] === 'number'
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
