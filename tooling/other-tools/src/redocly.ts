import { createConfig, lintFromString } from '@redocly/openapi-core'

/** What Redocly's recommended rules call an error in an OpenAPI document, one sentence each. */
export async function lintWithRedocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`)
}
