import type { Part } from './part.ts'
import { runLogged } from './run-logged.ts'

/** A command that answers only whether all is well; it counts as one test. */
export function command(options: {
  name: string
  tool: string
  args: readonly string[]
  /** What repeats it. */
  again: string
  environment?: NodeJS.ProcessEnv
}): Part {
  const { name, tool, args, again, environment } = options
  return {
    name,
    run: async (log) => {
      const code = await runLogged(tool, args, log, environment)
      const failed = code === 0 ? [] : [{ file: '', name, why: `ended with ${code}`, again }]
      return { passed: code === 0 ? 1 : 0, failed, flaky: [], tests: [] }
    },
  }
}
