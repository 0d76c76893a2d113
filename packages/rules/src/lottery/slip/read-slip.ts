import type { LotteryKind } from '@saola/protocol'
import type { MessageKey } from '../../message-keys.ts'
import { groupBy } from '../../group-by.ts'
import { findBetType } from '../bet-types.ts'
import { mostOtherStations, type LotteryLine } from '../lottery-line.ts'
import { arrangementsOf } from './number-groups.ts'
import { slipWords, type SlipWord } from './slip-words.ts'
import { stationsNamed, type SlipStation } from './station-words.ts'

/** A line of a written slip, and the lottery in whose order it stands. */
export type WrittenLine = Pick<LotteryLine, 'type' | 'numbers' | 'base' | 'stations'> & {
  readonly gameCode: string
}

/** What a slip says; or the first piece that cannot be read, why, and at which letter it begins, counted from 1. */
export type ReadSlip =
  | { readonly kind: 'read'; readonly lines: readonly WrittenLine[] }
  | { readonly kind: 'unread'; readonly key: MessageKey; readonly piece: string; readonly at: number }

/** Where a slip is written: the region, the stations of the day in the order of the board, and the one that is looked at. */
export type SlipDay = {
  readonly kind: LotteryKind
  readonly stations: readonly SlipStation[]
  readonly own: string
}

/**
 * Reads a slip as players of the south write it: stations, numbers, and ways to bet with the stake in thousands; or a way to
 * bet, its numbers and then the stake. All of it is read, or none (lottery 74).
 * @example readSlip('tp dt 23 45 dd10 b5 da 12 34 5n', day)
 */
export function readSlip(text: string, day: SlipDay): ReadSlip {
  const state = newState(day)
  for (const word of slipWords(text)) {
    const refused = take(state, word)
    if (refused !== undefined) return { kind: 'unread', key: refused, piece: word.text, at: word.at + 1 }
  }
  const open = state.way ?? (state.isBetOn ? undefined : state.group[0]?.word)
  if (open === undefined) return { kind: 'read', lines: state.lines }
  const key = state.way === undefined ? 'lottery.unread.no_way' : 'lottery.unread.no_stake'
  return { kind: 'unread', key, piece: open.text, at: open.at + 1 }
}

type Word = Extract<SlipWord, { kind: 'word' }>

type State = {
  readonly day: SlipDay
  readonly lines: WrittenLine[]
  stations: readonly SlipStation[]
  /** Whether the word before named a station, so that another one joins it. */
  isNaming: boolean
  group: { word: SlipWord; number: string }[]
  /** Whether the numbers have been bet on; numbers that follow are others. */
  isBetOn: boolean
  /** A way to bet that waits for its stake. */
  way: Word | undefined
  /** Whether its numbers stand before it. */
  isAfterNumbers: boolean
}

function newState(day: SlipDay): State {
  const stations = day.stations.filter(({ gameCode }) => gameCode === day.own)
  return {
    day,
    lines: [],
    stations,
    isNaming: false,
    group: [],
    isBetOn: false,
    way: undefined,
    isAfterNumbers: false,
  }
}

/** What one word does to what was read so far; why it cannot stand there. */
function take(state: State, word: SlipWord): MessageKey | undefined {
  switch (word.kind) {
    case 'unknown':
      return 'lottery.unread.word'
    case 'amount':
      if (state.way === undefined || word.base === undefined) return 'lottery.unread.stake'
      return bet(state, state.way.word, word.base)
    case 'numbers':
      return takeNumbers(state, word)
    case 'word':
      return takeWord(state, word)
    default:
      return word satisfies never
  }
}

function takeNumbers(state: State, word: Extract<SlipWord, { kind: 'numbers' }>): MessageKey | undefined {
  const { numbers } = word
  if (numbers === undefined) return 'lottery.unread.row'
  const [only = ''] = numbers
  // Numbers, a way to bet and then a bare number: that is its stake.
  if (state.way !== undefined && state.isAfterNumbers) return bet(state, state.way.word, Number(only) * 1_000)
  if (state.isBetOn) startGroup(state)
  state.isNaming = false
  const known = new Set(state.group.map(({ number }) => number))
  if (numbers.some((number) => known.has(number))) return 'lottery.unread.twice'
  for (const number of numbers) state.group.push({ word, number })
  return undefined
}

function takeWord(state: State, word: Word): MessageKey | undefined {
  const isBetween = state.way === undefined && (state.isBetOn || state.group.length === 0)
  if (word.base === undefined && isBetween) {
    const named = stationsNamed(word.word, state.day.stations)
    if (named.stations.length > 0) {
      if (!named.isClear) return 'lottery.unread.station'
      const before = state.isNaming ? state.stations : []
      if (named.stations.some((station) => before.includes(station))) return 'lottery.unread.twice'
      state.stations = [...before, ...named.stations]
      state.isNaming = true
      startGroup(state)
      return undefined
    }
  }
  if (!isWay(word.word)) return 'lottery.unread.word'
  if (state.way !== undefined) return 'lottery.unread.no_stake'
  if (word.base !== undefined) {
    return state.group.length === 0 ? 'lottery.unread.no_numbers' : bet(state, word.word, word.base)
  }
  state.isAfterNumbers = !isBetween
  if (isBetween) startGroup(state)
  state.way = word
  state.isNaming = false
  return undefined
}

function startGroup(state: State): void {
  state.group = []
  state.isBetOn = false
}

/** Words that say how to bet; those in the first list may have `dao` behind them, for every order of the digits. */
const single = ['b', 'bl', 'lo', 'bao', 'dd', 'dau', 'duoi', 'xc', 'xcdau', 'xcduoi']
const others = ['b7l', 'b8l', 'da', 'dat', 'dx', 'dax']

function isWay(word: string): boolean {
  return single.includes(baseOf(word)) || others.includes(word) || /^xi(?:en)?[234]$/.test(word)
}

function baseOf(word: string): string {
  return word.replace(/dao$/, '')
}

/** The way to bet that a word means for numbers of so many digits; undefined where it takes no such numbers. */
function typeOf(word: string, digits: number): string | undefined {
  const xien = /^xi(?:en)?([234])$/.exec(word)?.[1]
  if (xien !== undefined) return digits === 2 ? `xien-${xien}` : undefined
  return meanings[baseOf(word)]?.[digits]
}

const lo = { 2: 'lo-2', 3: 'lo-3', 4: 'lo-4' }
const meanings: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  b: lo,
  bl: lo,
  lo,
  bao: lo,
  dd: { 2: 'de-dau-duoi', 3: 'xiu-chu' },
  dau: { 2: 'de-giai-8', 3: 'xiu-chu-dau' },
  duoi: { 2: 'de-dac-biet', 3: 'xiu-chu-duoi' },
  xc: { 3: 'xiu-chu' },
  xcdau: { 3: 'xiu-chu-dau' },
  xcduoi: { 3: 'xiu-chu-duoi' },
  b7l: { 2: 'bao-7' },
  b8l: { 2: 'bao-8' },
  da: { 2: 'da-thang' },
  dat: { 2: 'da-thang' },
  dx: { 2: 'da-xien' },
  dax: { 2: 'da-xien' },
}

/** Bets on the numbers of the group in one way; why that is not possible. */
function bet(state: State, word: string, base: number): MessageKey | undefined {
  const written = state.group.map(({ number }) => number)
  if (written.length === 0) return 'lottery.unread.no_numbers'
  const numbers = word.endsWith('dao') ? [...new Set(written.flatMap(arrangementsOf))] : written
  const made: WrittenLine[] = []
  // Numbers of two and of three digits are different lines.
  for (const [digits, alike] of groupBy(numbers, ({ length }) => length)) {
    const type = findBetType(state.day.kind, typeOf(word, digits) ?? '')
    if (type === undefined) return 'lottery.unread.digits'
    const sets = type.priced === 'number' ? [alike] : setsOf(type.id, alike)
    if (sets.some(({ length }) => length < type.least || length > type.most) || sets.length === 0) {
      return 'lottery.unread.count'
    }
    if (type.stations > 1 && !isTogether(state.stations)) return 'lottery.unread.stations'
    const homes = type.stations > 1 ? [homeOf(state)] : state.stations.map(({ gameCode }) => gameCode)
    for (const gameCode of homes) {
      const stations = state.stations.map((station) => station.gameCode).filter((code) => code !== gameCode)
      for (const set of sets) {
        made.push({ gameCode, type: type.id, numbers: set, base, ...(type.stations > 1 && { stations }) })
      }
    }
  }
  for (const line of made) state.lines.push(line)
  state.isBetOn = true
  state.way = undefined
  state.isNaming = false
  return undefined
}

/** Đá is every pair of its numbers; a xiên is all of them. */
function setsOf(type: string, numbers: readonly string[]): string[][] {
  if (!type.startsWith('da-')) return [[...numbers]]
  return numbers.flatMap((one, index) => numbers.slice(index + 1).map((other) => [one, other]))
}

function isTogether(stations: readonly SlipStation[]): boolean {
  return stations.length > 1 && stations.length <= 1 + mostOtherStations
}

/** A line over stations stands in the order of the lottery that is looked at, if it is one of them. */
function homeOf({ stations, day }: State): string {
  const codes = stations.map(({ gameCode }) => gameCode)
  return codes.includes(day.own) ? day.own : (codes[0] ?? day.own)
}
