// Open: the gateway family knows pictures alone; these numbers are the operator's.
/**
 * A captcha without anything to read: the browser works for it. It looks for `parts` numbers whose hashes each begin with
 * `bits` zero bits, about 64,000 hashes: a second or two on a phone. It slows a crowd of guesses and asks nothing of a
 * person's eyes, ears or memory (WCAG 3.3.8); what ends a crowd is the lockout.
 */
export const captchaWork = { parts: 8, bits: 13 } as const

/** After so many failures of a network the work doubles, and so on, to eight times as much. */
const failuresOfStep = 10
const mostSteps = 3

/** What a captcha is for a network with so many failures in the last minutes: how hard its work is, and whether a picture will do. */
export type CaptchaDoor = { bits: number; takesPicture: boolean }

/**
 * A captcha costs more the more a network fails (session 51). A program reads a picture in no time, so that a picture will do for a few
 * failures alone, and work is asked for from then on; who cannot do it waits for the minutes in which failures count.
 */
export function captchaDoor(failures: number): CaptchaDoor {
  const steps = Math.floor(failures / failuresOfStep)
  return { bits: captchaWork.bits + Math.min(mostSteps, steps), takesPicture: steps < 2 }
}

/** The same for an answer: its captcha was asked for a moment earlier, when there may have been a step less. */
export function captchaDoorOfAnswer(failures: number): CaptchaDoor {
  return captchaDoor(Math.max(0, failures - failuresOfStep))
}

const mark = 'work:'

/** What is hashed (SHA-256, UTF-8) to try a number for one part of a challenge. */
export function captchaWorkText(challenge: string, part: number, number: number): string {
  return `${challenge}.${part}.${number}`
}

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeroBits(hash: Uint8Array, bits: number = captchaWork.bits): boolean {
  const whole = Math.floor(bits / 8)
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false
  return (hash[whole] ?? 255) >>> (8 - (bits % 8)) === 0
}

/** The numbers as they travel in the captcha field. */
export function captchaWorkAnswer(numbers: readonly number[]): string {
  return mark + numbers.join('.')
}

/** The numbers of a captcha field; undefined when it holds what somebody read from a picture. */
export function readCaptchaWork(answer: string): number[] | undefined {
  if (!answer.startsWith(mark)) return undefined
  return answer
    .slice(mark.length)
    .split('.')
    .map((number) => (/^\d{1,15}$/.test(number) ? Number(number) : -1))
}
