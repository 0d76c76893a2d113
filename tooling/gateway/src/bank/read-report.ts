import * as z from 'zod/mini'
import type { BankTransfer } from './receive-transfer.ts'

/** What a bank reports: money that has come, or, with its own number of doing so, that it took such money back. */
export type BankReport = BankTransfer & { recall?: string }

/** So many signs are read of each; what is longer is kept beside as it came. */
const longest = { reference: 64, memo: 500, name: 64 }

const amountInDong = z.int().check(z.positive(), z.maximum(1_000_000_000_000))

/** The field that is missing or cannot be read; `body` is the report as a whole. */
export type UnreadableReport = { field: 'body' | 'reference' | 'amount' | 'recall' }

/**
 * Reads what a bank reports of money that has come (wallet 54), or that it took back (wallet 60). Only a number, by which it is known again, and an amount in whole đồng are asked
 * for; any other text is taken as it is, cleaned of what the database cannot hold.
 */
export function readReport(body: string): BankReport | UnreadableReport {
  const told = parse(body)
  if (told === undefined) return { field: 'body' }
  const reference = readReference(told['reference'])
  if (reference === undefined) return { field: 'reference' }
  const recall = told['recall'] === undefined ? undefined : readReference(told['recall'])
  if (told['recall'] !== undefined && recall === undefined) return { field: 'recall' }
  const amount = amountInDong.safeParse(told['amount'])
  if (!amount.success) return { field: 'amount' }
  const memo = cut(storable(textOf(told['memo'])), longest.memo)
  const isClean = told['reference'] === reference && told['memo'] === memo
  return {
    reference,
    memo,
    amount: amount.data,
    payer: readPayer(told['payer']),
    bank: readName(told['bank']),
    account: readName(told['account']),
    bookedAt: readTime(told['bookedAt']),
    ...(recall !== undefined && { recall }),
    // JSON writes what no text of the database may hold as an escape.
    told: isClean ? undefined : JSON.stringify({ reference: told['reference'], memo: told['memo'] }),
  }
}

function parse(body: string): Record<string, unknown> | undefined {
  try {
    const told: unknown = JSON.parse(body, keepDigits)
    return typeof told === 'object' && told !== null ? { ...told } : undefined
  } catch {
    return undefined
  }
}

/** A reference of more digits than a number can hold is read as it stands. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
  return (key === 'reference' || key === 'recall') && typeof value === 'number'
    ? (context?.source ?? value)
    : value
}

function readReference(told: unknown): string | undefined {
  const reference = cut(
    textOf(told)
      .trim()
      .replaceAll(/[^\w.-]+/g, '-'),
    longest.reference,
  )
  return /[a-z0-9]/i.test(reference) ? reference : undefined
}

function textOf(told: unknown): string {
  if (told === undefined || told === null) return ''
  return typeof told === 'string' ? told : JSON.stringify(told)
}

function storable(text: string): string {
  return text.replaceAll('\0', ' ').toWellFormed()
}

/** The first signs of a text, none of them halved. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text].slice(0, length).join('')
}

function readName(told: unknown): string {
  return cut(storable(textOf(told)).trim(), longest.name)
}

/** The account that paid, as the bank writes it; what is no number of one shows nothing about a payer. */
function readPayer(told: unknown): string | undefined {
  const text = textOf(told).trim()
  return /^[\w. -]{4,64}$/.test(text) ? text : undefined
}

/** Milliseconds since 1970, or a date with time and zone; undefined for anything else. */
function readTime(told: unknown): number | undefined {
  const hasZone = typeof told === 'string' && /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(told)
  const time = hasZone ? Date.parse(told) : told
  return typeof time === 'number' && Number.isSafeInteger(time) && time > 0 ? time : undefined
}
