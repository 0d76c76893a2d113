import { ApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { beginsWithZeroBits, captchaWorkAnswer, captchaWorkText } from '@saola/rules'

/** So many hashes are asked for at once, so that the page stays alive between them. */
const batch = 256

/**
 * Does the work of a captcha and answers what goes into the captcha field. It gives up with the signal's reason, and on a page of
 * plain http, where no browser can do it, with an `ApiError` that says so.
 * @example await solveCaptchaWork({ challenge, parts: 8, bits: 13 })
 */
export async function solveCaptchaWork(
  work: { challenge: string; parts: number; bits: number },
  signal?: AbortSignal,
): Promise<string> {
  if (!globalThis.crypto?.subtle)
    throw new ApiError({ kind: 'insecure', callId: calls.session.captchaWork.id })
  const numbers: number[] = []
  for (let part = 0; part < work.parts; part += 1) {
    numbers.push(await findNumber(work, part, signal))
  }
  return captchaWorkAnswer(numbers)
}

async function findNumber(
  { challenge, bits }: { challenge: string; bits: number },
  part: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const encoder = new TextEncoder()
  for (let from = 0; ; from += batch) {
    if (signal?.aborted) throw signal.reason ?? new DOMException('Called off', 'AbortError')
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(captchaWorkText(challenge, part, from + index))),
      ),
    )
    const found = hashes.findIndex((hash) => beginsWithZeroBits(new Uint8Array(hash), bits))
    if (found !== -1) return from + found
  }
}
