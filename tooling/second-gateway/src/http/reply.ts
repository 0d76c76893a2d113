import type { Reply } from './wire.ts'

/** The envelope of `/wps` with a value in it. */
export function success(value: unknown): Reply {
  return { status: 200, type: 'json', body: { success: true, value, serverNode: 'hcm-2' } }
}

/** An act that is done: the envelope alone, without a value. */
export function done(): Reply {
  return { status: 200, type: 'json', body: { success: true } }
}

/** What stands under `/lgw`: a map or a list without an envelope. */
export function bare(body: unknown): Reply {
  return { status: 200, type: 'json', body }
}

/** A page of this company's own. */
export function page(html: string, status = 200): Reply {
  return { status, type: 'html', body: html }
}

/** Writes JSON in which a bigint is a number with all of its digits, as a Java server writes a long. */
export function writeJson(body: unknown): string {
  return JSON.stringify(body, (_, part: unknown) =>
    typeof part === 'bigint' ? `\u0000${part}\u0000` : part,
  ).replaceAll(/"\\u0000(\d+)\\u0000"/g, '$1')
}
