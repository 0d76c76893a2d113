import type { WalletWord } from './ask-wallet.ts'

/** How often something is sent, how long after so many tries, and what ends it. */
export type Persistence = {
  tries: number
  pauseMs: (tries: number) => number
  isDone: (word: WalletWord | undefined) => boolean
}

/** A bet is sent three times, a second apart, until there is any answer (Hub88). */
export const ofBets: Persistence = { tries: 3, pauseMs: () => 1_000, isDone: (word) => word !== undefined }

/** A win is sent as often until it is accepted; the supplier asks for it again afterwards. */
export const ofWins: Persistence = { tries: 3, pauseMs: () => 1_000, isDone: isAccepted }

/** A rollback is sent up to 500 times with growing pauses, a minute at most. */
export const ofRollbacks: Persistence = {
  tries: 500,
  pauseMs: (tries) => Math.min(1_000 * 2 ** (tries - 1), 60_000),
  isDone: isAccepted,
}

/** Whether the wallet has done what it was asked for. */
export function isAccepted(word: WalletWord | undefined): boolean {
  return word?.status === 'RS_OK'
}

/** Asks until it is done, or often enough; the last answer. */
export async function askAgain(
  ask: () => Promise<WalletWord | undefined>,
  { tries, pauseMs, isDone }: Persistence,
  pause: (ms: number) => Promise<void>,
): Promise<WalletWord | undefined> {
  let word = await ask()
  for (let done = 1; done < tries && !isDone(word); done += 1) {
    await pause(pauseMs(done))
    word = await ask()
  }
  return word
}
