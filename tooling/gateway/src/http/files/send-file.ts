import type { Context } from 'hono'
import { answerWithFile, type PackedFile } from '@saola/server'

/** Answers with a file, packed for those who take it, or with 304 where the browser has it (wire 29). */
export async function sendFile(
  context: Context,
  file: PackedFile,
  more: { 'Cache-Control': string; 'Content-Security-Policy'?: string },
): Promise<Response> {
  const answer = await answerWithFile(context.req.raw.headers, file, more['Cache-Control'])
  const headers = { ...answer.headers, ...more }
  return answer.status === 304 ? context.body(null, 304, headers) : context.body(answer.body, 200, headers)
}
