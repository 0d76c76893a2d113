import type { Context } from 'hono'
import { Fault } from '@saola/gateway'
import { readAmount } from './read-amount.gen.ts'

/** What a form of the desk sent, by the names of its fields. */
export type DeskForm = ReadonlyMap<string, string>

/** Reads a form; a NUL in pasted text is dropped, since no text may hold one. */
export async function readDeskForm(context: Context): Promise<DeskForm> {
  const fields = await context.req.formData()
  return new Map(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : '']),
  )
}

/** A whole number as people write amounts; none for anything else and for an empty field. */
export function amountOf(form: DeskForm, name: string): number {
  return wholeOf(form.get(name) ?? '')
}

/** A written whole number. */
export function wholeOf(text: string): number {
  return readAmount(text) ?? Number.NaN
}

/** The first moment of a day (`YYYY-MM-DD`) in Vietnam; none for an empty field. */
export function dayOf(form: DeskForm, name: string): number {
  return Date.parse(`${form.get(name)}T00:00+07:00`)
}

/** The names of a group of boxes that are ticked, out of those that there are. */
export function tickedOf<Name extends string>(form: DeskForm, group: string, names: readonly Name[]): Name[] {
  return names.filter((name) => form.has(`${group}.${name}`))
}

type Reader<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }

/** What an act wants, read out of a form. */
export function readWanted<T>(schema: Reader<T>, value: object): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Fault('request_param_err')
  return parsed.data
}
