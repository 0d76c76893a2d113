import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/** What Spectral's rules for OpenAPI call an error, one sentence each. */
export async function lintWithSpectral(source: string): Promise<string[]> {
  const linter = new spectral.Spectral()
  // The rules are typed for another version of the linter than the one they come with.
  linter.setRuleset({ extends: [rulesets.oas as unknown as RulesetDefinition] })
  const problems = await linter.run(source)
  return problems
    .filter(({ severity }) => severity === 0)
    .map(({ code, message, path }) => `${code} at ${path.join('.')}: ${message}`)
}
