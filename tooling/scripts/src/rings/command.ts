import type { Part } from './part.ts'
import { runLogged } from './run-logged.ts'

/** A command that answers only whether all is well; it counts as one test. */
export function command(options: {
  name: string
  tool: string
  args: readonly string[]
  /** What repeats it. */
  again: string
  /** It needs what may be busy or away for a moment, so what failed is run once more, alone. */
  isTriedAgain?: boolean
  /** It computes only while nothing else does. */
  givesWay?: boolean
  environment?: NodeJS.ProcessEnv
}): Part {
  const { name, tool, args, again, isTriedAgain = false, givesWay = false, environment } = options
  const run: Part['run'] = async (log) => {
    const code = await runLogged(tool, args, log, environment, givesWay)
    const failed = code === 0 ? [] : [{ file: '', name, why: `ended with ${code}`, again }]
    return { passed: code === 0 ? 1 : 0, failed, flaky: [], tests: [] }
  }
  if (!isTriedAgain) return { name, run }
  return {
    name,
    run,
    tryAgain: async (_, log) => {
      const result = await run(log)
      return result.failed.length > 0 ? result : { ...result, flaky: [{ file: '', name }] }
    },
  }
}
