import { verifyRound, type Texts } from './verify-round.ts'

/** Answers the arguments of the process: what came to the output, a bad argument to the errors. */
export function runScript(texts: Texts): void {
  const { lines, exitCode } = verifyRound(process.argv.slice(2), texts)
  const say = exitCode === 2 ? console.error : console.log
  say(lines.join('\n'))
  process.exitCode = exitCode
}
